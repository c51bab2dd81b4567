export const root: string;
export const languages: string[];
export interface Entry {
  msgid: string;
  [field: string]: string;
}
export function readPo(text: string): Entry[];
export function messagesOf(entries: Entry[]): Record<string, string | string[]>;
export function pluralRule(entries: Entry[]): string;
