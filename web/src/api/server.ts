// The server's plain requests (docs/api.md): who you are, games, tables, records. A refusal is thrown as Refused.
// Example: const { tables } = await get<{ tables: Summary[] }>('tables?filter=mine');
import { Refused } from './connection';
import { unbrokenTexts } from '../words/unbroken';
import { transport, type Plain } from './transport';
import type { Chapter, Facts, Game, Me, Refusal, Review, Setup, Summary } from './types';

type Body = Record<string, unknown>;
function bodyOf(text: string): Body {
  if (!text) return {};
  try {
    return JSON.parse(text) as Body;
  } catch {
    return { text };
  }
}

function answerOf({ status, text }: Plain): Body {
  const body = bodyOf(text);
  unbrokenTexts(body, document.documentElement.lang);
  if (status >= 200 && status < 300) return body;
  const refusal = (body.error as Refusal | undefined) ?? {
    code: status === 404 ? 'not_found' : 'unavailable',
    message: '',
  };
  throw new Refused(refusal);
}

async function plain(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Plain> {
  try {
    return await transport.call(method, path, body);
  } catch {
    throw new Refused({ code: 'lost', message: '' });
  }
}

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Body> =>
  answerOf(await plain(method, path, body));
const get = (path: string) => call('GET', path);
const post = (path: string, body: unknown = {}) => call('POST', path, body);
// Answers carry the thing itself or a member with its name; both are understood.
const member = <T>(name: string, body: Body): T => (body[name] ?? body) as T;

export type Filter = 'open' | 'mine' | 'live' | 'finished';
export interface RatingRow {
  name: string;
  rating: number;
  spread?: number;
  games: number;
  provisional?: boolean; // few games say little
}

export interface FameRow {
  name: string;
  points: number;
  place: number;
  seats: number;
  side: string;
  table: string;
  time: number;
  honours: string[];
}

export const server = {
  guest: async (language: string) => member<Me>('me', await post('guest', { language })),
  me: async () => member<Me>('me', await get('me')),
  change: async (what: Record<string, unknown>) => member<Me>('me', await post('me', what)),
  register: async (name: string, password: string) => member<Me>('me', await post('register', { name, password })),
  login: async (name: string, password: string) => member<Me>('me', await post('login', { name, password })),
  reset: async (token: string, password: string) => member<Me>('me', await post('reset', { token, password })),
  remove: async (password: string) => call('DELETE', 'me', { password }),
  logout: async (everywhere = false) => post('logout', { everywhere }),

  games: async (language: string) => member<Game[]>('games', await get(`games?language=${language}`)),
  facts: async (game: string) => (await get(`games/${game}/facts`)) as Facts,
  rules: async (game: string, language: string) =>
    member<Chapter[]>('chapters', await get(`games/${game}/rules?language=${language}`)),
  hall: async (game: string) => member<FameRow[]>('rows', await get(`games/${game}/hall`)),
  ratings: async (game: string) => member<RatingRow[]>('rows', await get(`ratings/${game}`)),

  tables: async (filter: Filter) => member<Summary[]>('tables', await get(`tables?filter=${filter}`)),
  table: async (id: string) => member<Summary>('table', await get(`tables/${encodeURIComponent(id)}`)),
  open: async (setup: Setup) => member<Summary>('table', await post('tables', setup)),
  join: async (id: string, seat?: number) =>
    member<Summary>('table', await post(`tables/${id}/join`, seat === undefined ? {} : { seat })),
  leave: async (id: string) => member<Summary>('table', await post(`tables/${id}/leave`)),
  start: async (id: string) => member<Summary>('table', await post(`tables/${id}/start`)),
  record: async (id: string): Promise<string> => {
    const found = await plain('GET', `tables/${encodeURIComponent(id)}/record`);
    if (found.status !== 200) answerOf(found);
    return found.text;
  },
  review: async (id: string) => (await get(`tables/${encodeURIComponent(id)}/review`)) as unknown as Review,
  upload: async (record: string) => member<Summary>('table', await post('records', { record })),
  // `known_to`: the position is what this seat knew, and the table imagines the rest.
  position: async (game: string, position: unknown, seats: Setup['seats'], known_to?: number) =>
    member<Summary>('table', await post('positions', { game, position, seats, known_to })),
};
