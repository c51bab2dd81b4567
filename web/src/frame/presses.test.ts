import { expect, it } from 'vitest';
import { byKey, pressKey, type Press } from './presses';

const said: string[] = [];
const press = (key: Press['key'], layer: Press['layer'], name: string) =>
  byKey({}, { key, layer, press: () => said.push(name) });
const pressed = (key: number | 'Enter') => [pressKey(key), ...said.splice(0)];

it('presses the button that takes the key, in the layer in front', () => {
  const enter = press('Enter', 'bar', 'do');
  const chip = press(1, 'bar', 'chip');
  expect(pressed(1)).toEqual([true, 'chip']);
  const card = press(1, 'board', 'card');
  expect(pressed(1)).toEqual([true, 'card']);
  const listed = press(2, 'list', 'listed');
  expect(pressed(1)).toEqual([false]); // the list is in front
  expect(pressed(2)).toEqual([true, 'listed']);
  expect(pressed('Enter')).toEqual([true, 'do']);
  listed.destroy();
  card.update({ key: null, layer: 'board', press: () => said.push('card') });
  expect(pressed(1)).toEqual([true, 'chip']);
  chip.destroy();
  enter.destroy();
  expect(pressed(1)).toEqual([false]);
  expect(pressed('Enter')).toEqual([false]);
});
