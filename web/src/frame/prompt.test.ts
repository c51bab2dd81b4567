import { expect, it } from 'vitest';
import { headAndRest } from './prompt';

it('ends the prompt with its first sentence', () => {
  expect(headAndRest('Which unit moves next? 2 units may still move.')).toEqual([
    'Which unit moves next?',
    '2 units may still move.',
  ]);
  expect(headAndRest('You have 3. Choose.')).toEqual(['You have 3.', 'Choose.']);
});
it('does not end it behind a number that is counted', () => {
  const turn = '95. forduló: válassz szekciót az akciójelzőnek.';
  expect(headAndRest(turn)).toEqual([turn, '']);
});
