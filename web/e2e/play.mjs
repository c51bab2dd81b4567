// How a game is played through its page: by mouse, on a phone, by keyboard alone. What is clicked is left to chance,
// gladly or less gladly, so that games end in good time and every kind of answer is given on the way.
import { asked, changed, chances, expect, none, over, overflow, talk, untilAsked } from './lib.mjs';

const most = Number(process.env.LUDARIUM_E2E_DECISIONS ?? 4000);
const stuck = 40;

// What can be clicked to answer, with how gladly it is clicked, and what else differs between the games.
export const ways = {
  scythe: {
    gladly: {
      '[data-primary]': 12,
      '.bar .chips .ans': 2,
      '.listpop .ans': 1,
      '.hit.can': 1,
      '.piece.can': 1,
      '.target': 1,
      '.opt.lit': 2,
      '.col.free .head': 1,
      '.bot.lit .head': 4,
      '.tl:not(.last)': 2,
      '.op:not(.no)': 1,
      '.fc': 1,
    },
    list: true, // the list of all answers is the second way in
    tabs: 0,
  },
  settlers: {
    gladly: {
      '.is-av:not(.dis)': 12,
      '.is-hc.target': 4,
      '.is-loc.target': 3,
      '.is-loc.later': 0.2,
      '.is-loc.sug': 6,
      '.is-twice': 3,
      '.is-pair.target': 1,
      '.is-deckbtn': 9,
      '.is-deal.target': 3,
      '.is-su.target': 0.5,
      '.bar [data-primary]': 20,
      '.bar .chips .ans': 3,
      '.is-opp.aimed': 0.7,
      '[data-second][data-action=pass]': 0.2,
    },
    tabs: 2,
  },
  paladins: {
    gladly: {
      '.bar [data-primary]': 12,
      '.bar .chips .ans': 5,
      '.pc1.target': 6,
      '.tvc.target': 6,
      '.tf.target': 4,
      '.ou.target': 4,
      '.sp2.target': 3,
      '.spot.target': 3,
      '.jr.target': 2,
      '.fv.target': 3,
      '.ra .an.target': 6,
      '.la .an.target': 2,
      '.way.target': 1,
      '.tf.may': 0.5,
      '.ou.may': 1,
      '.swap:not([disabled])': 0.5,
      '[data-second][data-action=pass]': 0.6,
    },
    tabs: 3,
  },
};

// Clicks one of the places that show; false if there is none. A piece on a lit place is clicked for the place.
export async function clickBoard(page, game, chance) {
  const places = await page.evaluate(
    (wishes) =>
      Object.entries(wishes).flatMap(([what, weight]) =>
        [...document.querySelectorAll(what)].flatMap((element) => {
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)];
          const top = document.elementFromPoint(x, y);
          return top && (element.contains(top) || (element.matches('.hit') && top.closest('.piece')))
            ? [{ x, y, weight }]
            : [];
        }),
      ),
    ways[game].gladly,
  );
  let pick = chance() * places.reduce((sum, p) => sum + p.weight, 0);
  const place = places.find((p) => (pick -= p.weight) <= 0) ?? places[0];
  if (place) await page.mouse.click(place.x, place.y);
  return !!place;
}
async function fromTheList(page, chance) {
  if (!(await page.$('.listpop'))) await page.keyboard.press('l');
  await page.keyboard.press(String(1 + Math.floor(chance() * 4)));
}

export function byMouse(page, game, seed) {
  const chance = chances(seed);
  return async (idle) => {
    if (idle % 4 === 3) await page.keyboard.press('Escape');
    const clicked = await clickBoard(page, game, chance);
    if (ways[game].list && (!clicked || idle > 5)) await fromTheList(page, chance);
  };
}

export function onPhone(page, game, seed) {
  const chance = chances(seed);
  const { tabs, list } = ways[game];
  return async (idle) => {
    if (idle % 6 === 5) await page.keyboard.press('Escape');
    if (tabs && idle % 3 === 2) await page.click(`.ptab button:nth-child(${1 + Math.floor(chance() * tabs)})`);
    if (tabs && idle % 3 === 1) await page.mouse.wheel(0, chance() < 0.5 ? 300 : -300);
    const clicked = await clickBoard(page, game, chance);
    if (list && (!clicked || idle > 5)) await fromTheList(page, chance);
    expect((await overflow(page)) === 0, `wider than the phone at: ${await asked(page)}`);
  };
}

export function byKeys(page, game, seed) {
  const chance = chances(seed);
  const press = (key) => page.keyboard.press(key);
  return async (idle) => {
    if (idle % 4 === 3) return press('Escape');
    if (await page.$('[data-reveal=outcome]')) return press('Enter'); // nothing else is asked
    // B D R on a lifted card.
    const buttons = await page.$$eval('.is-av:not(.dis)', (all) => all.map((one) => one.dataset.thing.slice(3, 4)));
    if (await page.$('.is-hc.sel')) {
      if (await page.$('[data-primary]')) buttons.push('Enter'); // whatever the card allows
      if (buttons.length) return press(buttons[Math.floor(chance() * buttons.length)]);
    }
    if (await page.$('[data-slot]:not([disabled])'))
      return press((await page.$('[data-primary]')) ? 'Enter' : String(1 + Math.floor(chance() * 3)));
    if (ways[game].list && (idle > 2 || chance() < 0.2)) return fromTheList(page, chance);
    if (chance() < 0.6 && (await page.$('[data-primary]'))) {
      return press('Enter'); // the primary button, whatever has the focus
    }
    for (let n = Math.floor(chance() * 8); n >= 0; --n) await press('n');
    return press(' ');
  };
}

// Lets `act` answer until the game is over, or `enough` times.
export async function playOn(page, act, enough = Infinity) {
  let idle = 0;
  let acts = 0;
  const began = Date.now();
  for (; acts < Math.min(most, enough) && !(await over(page)); ++acts) {
    await untilAsked(page);
    if (await over(page)) break;
    idle = (await changed(page, () => act(idle))) ? 0 : idle + 1;
    none(page.problems, 'errors');
    expect(idle < stuck, `nothing happens any more at: ${await asked(page)}`);
  }
  const moves = await page.getAttribute('.app', 'data-moves');
  talk(`${acts} acts in ${((Date.now() - began) / 1000).toFixed(1)} s, ${moves} moves`);
  expect((await over(page)) || acts >= enough, 'the game did not end');
}
