// Whether somebody is still the person they were, after their session has ended.
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en' } });
let answer = { status: 200, text: '{}' };
vi.mock('../api/transport', () => ({ transport: { call: () => Promise.resolve(answer) } }));
const { session } = await import('./session.svelte');

const person = (id: string, guest: boolean) => ({ id, guest, name: id, language: 'en', settings: {}, tokens: [] });
const signedInAs = (id: string, guest: boolean) =>
  (answer = { status: 200, text: JSON.stringify({ me: person(id, guest) }) });

describe('after a session has ended', () => {
  beforeEach(() => (session.me = person('ana', true)));

  it('the same person under another cookie is still here', async () => {
    signedInAs('ana', false);
    expect(await session.isStillHere()).toBe(true);
  });
  it('a guest who has signed in to an account is still here', async () => {
    signedInAs('account', false);
    expect(await session.isStillHere()).toBe(true);
  });
  it('another guest in their place is somebody else', async () => {
    signedInAs('somebody', true);
    expect(await session.isStillHere()).toBe(false);
  });
  it('nobody is signed in', async () => {
    answer = { status: 401, text: '{"error":{"code":"not_signed_in","message":""}}' };
    expect(await session.isStillHere()).toBe(false);
    expect(session.me).toBe(null);
  });
});
