// What page and worker say to each other.
import type { FromTable, Request } from '../api/types';
import type { Answered } from './engine';

export type ToWorker =
  | { kind: 'call'; id: number; method: string; path: string; body: unknown; language: string }
  | { kind: 'connect'; line: number; table: string; language: string }
  | { kind: 'send'; line: number; message: Request & { id?: number } }
  | { kind: 'disconnect'; line: number };

export type FromWorker =
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'failed'; id: number }
  | { kind: 'connected'; line: number }
  | { kind: 'refused'; line: number }
  | { kind: 'message'; line: number; message: FromTable };

// A question for the second worker, which thinks for bots, and its answer.
export interface Question {
  id: number;
  game: string;
  request: Record<string, unknown>;
}
export interface Thought {
  id: number;
  answer: Answered;
}
