// Somebody who clicks on anything and presses any key: whatever is clicked, the page sends nothing or exactly what the
// table had shown, what is lit leads somewhere, and bar, Undo and primary stay where they are. Its seed is printed;
// LUDARIUM_E2E_CLICKS says how many acts, LUDARIUM_E2E_SEED begins with another one.
import { playUntil } from '../engine.mjs';
import { broken, laws, watch } from '../laws.mjs';
import { chances, expect, none, over, person, settled, sitDown } from '../lib.mjs';
import { spied } from '../spy.mjs';

const acts = Number(process.env.LUDARIUM_E2E_CLICKS ?? (process.env.LUDARIUM_E2E_QUICK ? 60 : 300));
const seed = Number(process.env.LUDARIUM_E2E_SEED ?? 20);
const keys = ['Escape', 'Enter', 'w', 'n', 'N', 'l', ' ', '1', '2', '3', '4', '5', '9', 'Escape', 'n'];
const lit = '.target, .opt.lit, .hit.can, .piece.can, .mch.lit, .bot.lit .head, .tl:not(.last), .col.free > .head';

// One of the things that show, mostly one that is lit; where it stands and what it is called.
const someThing = (page, chance) =>
  page.evaluate(
    ([bright, gladly, which]) => {
      const all = [...document.querySelectorAll('[data-thing], .bar .chips .ans, .bar [data-primary]')].flatMap(
        (element) => {
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 30)];
          const top = document.elementFromPoint(x, y)?.closest('[data-thing], .ans, [data-primary]');
          if (top !== element || element.closest('[inert]')) return [];
          return [{ x, y, thing: element.getAttribute('data-thing'), lit: element.matches(bright) }];
        },
      );
      const some = gladly ? all.filter((one) => one.lit || !one.thing) : all;
      const from = some.length ? some : all;
      return from[Math.floor(which * from.length)] ?? null;
    },
    [lit, chance() < 0.6, chance()],
  );

async function clickAbout(server, add, size, turn) {
  const chance = chances(seed + turn);
  const begin = ({ status }) => status.decision === 'section' && status.turn >= turn;
  const scene = await playUntil('scythe', { seats: 2, seed: seed + turn, bot: 'random' }, begin);
  const { page, problems } = add(await person({ address: server.address, size, settings: { endTurn: false } }));
  const spy = spied(page);
  await watch(page, laws(size, size[0] < 600));
  await sitDown(page, server, scene);
  const done = [];
  const wrong = (what) => `${what}; seed ${seed}, after ${done.slice(-6).join(' · ')}`;
  for (let act = 0; act < acts && !(await over(page)); ++act) {
    const before = spy.sent.length;
    if (chance() < 0.25) {
      const key = keys[Math.floor(chance() * keys.length)];
      done.push(`key ${key}`);
      await page.keyboard.press(key);
      await settled(page);
    } else {
      const place = await someThing(page, chance);
      if (!place) continue;
      done.push(`${place.thing ?? 'button'}${place.lit ? ' (lit)' : ''}`);
      await page.mouse.click(place.x, place.y);
      await settled(page);
      const refused = await page.evaluate(() => document.querySelector('.why')?.textContent ?? '');
      expect(!place.lit || !refused, wrong(`a lit thing leads nowhere: ${refused}`));
    }
    const sent = spy.sent.slice(before);
    expect(sent.length <= 1, wrong(`one act sent ${JSON.stringify(sent)}`));
    for (const one of sent) expect(one.shown, wrong(`sent what was not shown: ${JSON.stringify(one)}`));
    none(problems, wrong('errors'));
  }
  none(await broken(page), wrong('laws'));
  console.log(`      seed ${seed}, ${done.length} acts, ${spy.sent.length} sent`);
}

export const anything_clicked_in_scythe_keeps_its_promise = (server, add) => clickAbout(server, add, [1440, 900], 6);
export const anything_tapped_in_scythe_on_a_phone_keeps_its_promise = (server, add) =>
  clickAbout(server, add, [360, 740], 9);
