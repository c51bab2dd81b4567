// Picking things: by one answer, by the table's ways, together with what was picked before and alone.
import { describe, expect, it } from 'vitest';
import type { Answer, Answers, Way, Ways } from '../api/types';
import { Choice, type Thing } from './choice.svelte';

const answer = (action: string, ...things: Thing[]): Answer => ({ action, do: { do: action }, text: '', things });
const way = (things: Thing[], ...links: string[]): Way => ({
  links,
  parts: links.map((text) => ({ text, pays: [], gains: [], gives_up: false })),
  things,
  pays: [],
  gains: [],
  final: false,
  sees: '',
});
const asked = (...actions: Answer[]): Answers => ({ seat: 0, prompt: '', actions });

// A table that knows these ways; `reply` lets it answer what it was asked.
function choosing(answers: Answers, all: Way[]) {
  const sent: string[] = [];
  const refused: Thing[] = [];
  const waiting: (() => void)[] = [];
  const choice = new Choice({
    give: (a) => sent.push(a.action),
    go: (w) => sent.push(w.links.join(', ')),
    refuse: (thing) => refused.push(thing),
    ways: (things) =>
      new Promise<Ways>((resolve) => {
        const ways = all.filter((w) => things.every((t) => w.things.includes(t)));
        waiting.push(() => resolve({ at: 0, things, open: [], more: false, ways }));
      }),
  });
  choice.renew(answers);
  const reply = async () => {
    while (waiting.length) {
      for (const answered of waiting.splice(0)) answered();
      await new Promise((r) => setTimeout(r));
    }
  };
  return { choice, sent, refused, reply };
}

const sections = asked(answer('section trade', 'section:trade'), answer('section produce', 'section:produce'));
const deploy = (hex: string) =>
  way(['section:produce', 'mech:speed', `hex:${hex}`], 'section produce', 'deploy', `mech speed@${hex}`);

describe('a thing without an answer of its own', () => {
  it('is reached by its only way, as one message', async () => {
    const { choice, sent, reply } = choosing(sections, [deploy('a')]);
    choice.pick('mech:speed');
    expect(sent).toEqual([]);
    await reply();
    expect(sent).toEqual(['section produce, deploy, mech speed@a']);
  });
  it('is narrowed by a second thing, and Esc takes one step back', async () => {
    const { choice, sent, reply } = choosing(sections, [deploy('a'), deploy('b')]);
    choice.pick('mech:speed');
    await reply();
    expect(choice.lit('hex:b')).toBe(true);
    expect(choice.back()).toBe(true);
    expect(choice.picked).toEqual([]);
    choice.pick('mech:speed');
    await reply();
    choice.pick('hex:b');
    await reply();
    expect(sent).toEqual(['section produce, deploy, mech speed@b']);
  });
  it('is refused where no way leads, and nothing is sent', async () => {
    const { choice, sent, refused, reply } = choosing(sections, []);
    choice.pick('bottom:deploy');
    await reply();
    expect([sent, refused]).toEqual([[], ['bottom:deploy']]);
  });
});

describe('a thing beside what was picked', () => {
  it('means both together where a way has both, not the thing alone', async () => {
    const { choice, sent, reply } = choosing(sections, [deploy('a'), deploy('b')]);
    choice.pick('mech:speed');
    await reply();
    choice.pick('section:produce'); // an answer of its own, and a part of the ways that are shown
    await reply();
    expect(sent).toEqual([]);
    expect(choice.picked).toEqual(['mech:speed', 'section:produce']);
  });
  it('means itself where nothing has both', async () => {
    const { choice, sent, reply } = choosing(sections, [deploy('a'), deploy('b')]);
    choice.pick('mech:speed');
    await reply();
    choice.pick('section:trade');
    await reply();
    expect(sent).toEqual(['section trade']);
  });
});

it('of two quick clicks only the second counts', async () => {
  const { choice, sent, reply } = choosing(sections, [deploy('a'), way(['unit:mech1'], 'section move', 'unit mech1')]);
  choice.pick('mech:speed');
  choice.pick('unit:mech1');
  await reply();
  expect(sent).toEqual(['section move, unit mech1']);
});
it('shows first what the game wants to be confirmed', async () => {
  const { choice, sent, reply } = choosing(sections, [deploy('a')]);
  choice.rules = { confirms: () => true };
  choice.pick('mech:speed');
  await reply();
  expect([sent, choice.ways.length]).toEqual([[], 1]);
});
