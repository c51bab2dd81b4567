// No-break spaces, put in where a text is about to be laid out and nowhere else: between a number and its word
// (3 dělníci), and in Czech and Polish behind a word of one letter (v ruce, w ręce), so that neither ends a line.
// The catalogues, the table's messages and the terminal have plain spaces.
// Example: unbroken('Máš 3 kovy v zásobě', 'cs')
const space = '\u00a0';
const numbers = /(\d\.?) (?=[\p{Ll}%×])|(\d) (?=\p{L})/gu;
const oneLetter = /(^|[^\p{L}\p{N}'’])([aikosuvwz]) (?=\S)/giu;
const withShortWords = new Set(['cs', 'pl']);

export function unbroken(text: string, language: string): string {
  const counted = text.replace(numbers, (_, ordinal?: string, number?: string) => (ordinal ?? number) + space);
  if (!withShortWords.has(language)) return counted;
  const once = (part: string): string => part.replace(oneLetter, `$1$2${space}`);
  return once(once(counted)); // twice: two in a row (a v zásobě) share the space between them
}

// The fields of a message that are read by people; the rest (notation, ids, positions) stays to the letter.
const readable = new Set(['text', 'prompt', 'message', 'detail', 'warning', 'hints', 'because', 'better']);
const untouched = new Set(['position', 'do', 'action', 'options', 'settings']);

// A message as it came, its texts unbroken. It is changed in place: whoever waits for it elsewhere gets the same.
export function unbrokenTexts<T>(message: T, language: string): T {
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const members = value as Record<string, unknown>;
    for (const [key, member] of Object.entries(members)) {
      if (untouched.has(key)) continue;
      if (typeof member === 'string' && readable.has(key)) members[key] = unbroken(member, language);
      else if (Array.isArray(member) && readable.has(key) && member.every((m) => typeof m === 'string'))
        members[key] = member.map((m: string) => unbroken(m, language));
      else walk(member);
    }
  };
  walk(message);
  return message;
}
