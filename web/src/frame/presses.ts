// What Enter and the digits press. A button says itself which key it takes, so that the keyboard gives an answer as the
// button does, without looking for it on the screen. What lies in front has the digits: the list of all answers, then
// what the board asks with, then the bar.
// Example: <button use:byKey={{ key: 1, layer: 'bar', press: () => play(answer) }}>
export type Layer = 'bar' | 'board' | 'list';
export interface Press {
  key: number | 'Enter' | null; // null: none now
  layer: Layer;
  press(): void;
}

const offered = new Map<object, Press>();
const layers: Layer[] = ['list', 'board', 'bar'];

export function byKey(button: object, press: Press): { update(press: Press): void; destroy(): void } {
  offered.set(button, press);
  return { update: (now) => void offered.set(button, now), destroy: () => void offered.delete(button) };
}

// False if no button takes this key in the layer in front.
export function pressKey(key: number | 'Enter'): boolean {
  const all = [...offered.values()].filter((press) => press.key !== null);
  const front =
    key === 'Enter' ? 'bar' : layers.find((layer) => all.some((p) => p.layer === layer && p.key !== 'Enter'));
  const found = all.find((press) => press.layer === front && press.key === key);
  found?.press();
  return found !== undefined;
}
