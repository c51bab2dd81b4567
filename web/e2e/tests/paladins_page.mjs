// What Paladins asks about is in sight, on every screen: the tavern beside the paladins, the targets of an action that
// is picked, one pair of regions a page.
import { expect, kept, none, person, sentBy, settled, sitDown } from '../lib.mjs';

// Of these elements those that cannot be seen whole, or met in their middle.
const unseen = (page, what) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const bar = document.querySelector('.bar').getBoundingClientRect();
        const floor = bar.top > innerHeight / 2 ? bar.top : innerHeight;
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const seen = box.top >= 0 && box.bottom <= floor + 1 && box.left >= 0 && box.right <= innerWidth + 1;
        return seen && top && (one === top || one.contains(top)) ? [] : [one.dataset.thing ?? one.className];
      }),
    what,
  );

export async function what_paladins_asks_about_is_in_sight(server, add) {
  for (const language of ['pl', 'hu'])
    for (const size of [
      [360, 740],
      [740, 360],
    ]) {
      const { page, problems } = add(await person({ address: server.address, size, language }));
      await sitDown(page, server, kept('paladins_tavern'));
      expect((await page.$$('.tvc')).length > 2, 'no tavern');
      none(await unseen(page, '.tvc'), `tavern cards out of sight, ${language} ${size}`);
      if (size[0] < size[1]) {
        await sitDown(page, server, kept('paladins_muster'));
        none(await unseen(page, '.tvc, .pc1, .at3'), `out of sight while paladins are chosen, ${language} ${size}`);
      }
      none(problems, 'errors');
    }
}

// A picked action leads to its targets by the button of the bar, and Esc goes back.
export async function the_targets_of_a_picked_action_of_paladins_are_in_sight(server, add) {
  for (const size of [
    [1440, 900],
    [768, 1024],
    [360, 740],
    [740, 360],
  ]) {
    const settings = { endTurn: false };
    const { page, problems } = add(await person({ address: server.address, size, settings }));
    await sitDown(page, server, kept('paladins_action'));
    for (const [action, target] of [
      ['commission', '.sp2.target'],
      ['attack', '.ou.target'],
    ]) {
      await page.click(`.an[data-thing="act:${action}:1"]`);
      await page.waitForSelector('.spot.gh');
      if (size[0] < 600 || size[1] < 520) await page.click('.bar [data-primary]');
      await page.waitForSelector(target);
      await settled(page);
      none(await unseen(page, target), `${action}: targets out of sight, ${size}`);
      await page.keyboard.press('Escape');
      await page.waitForFunction((what) => !document.querySelector(what), target);
      if (size[0] < 600 || size[1] < 520) await page.click('.ptab button:nth-child(2)');
    }
    none(problems, 'errors');
  }
}

// While a space with workers is chosen its whole tile stands for it: workers, slots and both ways of the action too.
export async function a_space_to_clear_in_paladins_takes_a_click_anywhere(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const sent = await sentBy(page);
  const { game, position } = kept('paladins_action');
  position.players[0].board = { hunt: ['labourer'], attack: ['scout', 'labourer', 'fighter'] };
  for (const tile of ['.la', '.ra']) {
    await sitDown(page, server, { game, position });
    await page.click('[data-thing^="act:pray"].an');
    await page.waitForSelector(`${tile} .an.clear`);
    const other = await page.$$eval(`${tile}:has(.an.clear) [data-thing]`, (all) =>
      all.map((one) => one.dataset.thing).filter((thing) => !thing.startsWith('clear:')),
    );
    none(other, 'parts of a lit tile that stand for something else');
    await sent();
    await page.click(`${tile}:has(.an.clear) .spot`);
    await settled(page);
    expect((await sent()).length === 1, 'a click on its worker did not clear it');
  }
  none(problems, 'errors');
}
