// Positions of Scythe for tests: the Nordic at the beginning of a turn, changed as a case needs it.
import { playUntil } from './engine.mjs';

export async function nordic(change) {
  for (let seed = 1; seed < 40; ++seed) {
    const first = ({ status, position }) =>
      status.decision === 'section' && position().then((p) => p.players[status.waiting[0]].faction === 'nordic');
    const scene = await playUntil('scythe', { seats: 2, seed, most: 200 }, first).catch(() => null);
    if (!scene) continue;
    const me = scene.position.players[scene.seat];
    change(me, scene.position);
    return scene;
  }
  throw new Error('no such position');
}
