import { expect, test } from 'vitest';
import type { CoachCard, Coaching } from '../api/types';
import { again, chapters, places, reading, strayed, total } from './coach';

const card: CoachCard = {
  lesson: 'trade',
  chapter: 'turn',
  title: 'Trade',
  say: 'Take wood.',
  why: 'It builds.',
  rules: ['SC-TRADE-01'],
  already: false,
  reads: false,
  answer: 'section trade',
  do: 'Trade',
  then: [{ answer: 'trade tokens', lit: ['top:trade'] }],
  lit: ['section:trade', 'do:section'],
  counts_score: false,
  raised: null,
};
const coach: Coaching = {
  left: false,
  aim: 'Coins.',
  own_turn: 2,
  card,
  remark: null,
  chapters: [
    { id: 'aim', title: 'Aim', lessons: [{ lesson: 'aim', title: 'Aim', state: 'done', say: 'Win.', why: 'So.' }] },
    {
      id: 'turn',
      title: 'Turn',
      lessons: [
        { lesson: 'token', title: 'Token', state: 'done', say: 'Put it.', why: 'So.' },
        { lesson: 'trade', title: 'Trade', state: 'waiting' },
      ],
    },
  ],
};

test('chapters count what is done', () => {
  expect(chapters(coach).map(({ id, have, of }) => `${id} ${have}/${of}`)).toEqual(['aim 1/1', 'turn 1/2']);
  expect(total(chapters(coach))).toEqual({ have: 2, of: 3 });
});

test('another move is spoken of until that is put away, a followed one takes no card', () => {
  const remark = { kind: 'other' as const, lesson: 'trade', title: 'Trade', did: '', say: null, at: 7, undo: 5 };
  expect(strayed({ ...coach, remark }, -1)).toBe(remark);
  expect(strayed({ ...coach, remark }, 7)).toBeNull();
  expect(strayed({ ...coach, remark: { ...remark, kind: 'followed' } }, -1)).toBeNull();
});

test('only what was read is explained again', () => {
  expect(again(coach, 'token')?.say).toBe('Put it.');
  expect(again(coach, 'trade')).toBeNull();
  expect(again(coach, null)).toBeNull();
});

test('a card is read anew in another turn', () => {
  expect(reading(card, coach)).not.toBe(reading(card, { ...coach, own_turn: 3 }));
});

const all = () => true;
test('the bulb stands at the button or the thing of the answer, else at what gives it', () => {
  expect(places(card, [], all)).toEqual([
    '.bar [data-action="section trade"]',
    '[data-thing="section:trade"]',
    '[data-thing="do:section"]',
    '.bar [data-primary]',
  ]);
  expect(places({ ...card, answer: null, lit: ['part:score'] }, [], all)).toEqual(['[data-part="score"]']);
});

test('what is picked already asks for what a further click can mean, or for the button', () => {
  const ways = ['.bar [data-way="section trade · trade tokens"]', '.bar [data-way="section trade"]'];
  const buttons = ['.bar [data-action="section trade"]', '.bar [data-action="trade tokens"]', '.bar [data-primary]'];
  expect(places(card, ['section:trade'], all)).toEqual([...ways, '[data-thing="top:trade"]', ...buttons]);
  expect(places(card, ['do:section'], () => false)).toEqual([...ways, ...buttons]);
});
