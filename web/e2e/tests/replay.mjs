// A game is looked at again: the bar keeps its places at every width, turns are gone through one by one however long
// the game is, and playing on leads to a table or says why it does not.
import { laws } from '../laws.mjs';
import { expect, none, person, settled } from '../lib.mjs';

// A game of bots and one person that is over: the person answers at random over a second socket.
async function played(page, server, game) {
  await page.waitForFunction(() => document.querySelector('[data-play]:not([disabled])'));
  const id = await page.evaluate(async (name) => {
    const headers = { 'X-Ludarium': '1', 'Content-Type': 'application/json' };
    const seats = [{ who: 'me' }, { who: 'bot', level: 'greedy' }];
    const body = JSON.stringify({ game: name, seats, start: true });
    const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
    let state = 7;
    const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    await new Promise((done) => {
      const line = new WebSocket(`ws://${location.host}/api/tables/${made.table.id}/socket?since=0&detail=brief`);
      line.onmessage = ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === 'over' || said.over) return done();
        if (said.type === 'error') return line.send(JSON.stringify({ type: 'scene' }));
        if (said.end_turn) return line.send(JSON.stringify({ type: 'end_turn', seat: 0 }));
        const actions = said.answers?.actions;
        if (!actions?.length) return;
        const { action } = actions[Math.floor(chance() * actions.length)];
        line.send(JSON.stringify({ type: 'play', seat: said.answers.seat, action, at: said.moves }));
      };
    });
    return made.table.id;
  }, game);
  return `${server.address}/replay/${id}`;
}
const at = (page) => page.getAttribute('.replay', 'data-move').then(Number);
const shown = (page, move) =>
  page.waitForFunction((to) => document.querySelector('.replay')?.dataset.move === to, move);

export async function the_bar_of_a_replay_stands_at_every_width(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  const address = await played(page, server, 'settlers');
  const faults = [];
  for (const size of [
    [1440, 900],
    [1440, 760],
    [768, 1024],
    [360, 740],
    [740, 360],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await page.goto(`${address}?move=30`);
    await page.waitForSelector('[data-slider]');
    await settled(page);
    faults.push(
      ...(await page.evaluate(
        ([wanted, name]) => {
          const found = [];
          const bar = document.querySelector('.bar.slider');
          const box = bar.getBoundingClientRect();
          const is = {
            width: box.width,
            height: box.height,
            right: innerWidth - box.right,
            bottom: innerHeight - box.bottom,
          };
          for (const [side, number] of Object.entries(wanted))
            if (Math.abs(is[side] - number) > 1) found.push(`${name}: ${side} ${is[side]} instead of ${number}`);
          const parts = [...bar.querySelectorAll('button, input, .told, .where .num')].filter(
            (one) => one.getClientRects().length,
          );
          const boxes = parts.map((one) => [one, one.getBoundingClientRect()]);
          for (const [one, at] of boxes)
            if (
              at.left < box.left - 1 ||
              at.right > box.right + 1 ||
              at.top < box.top - 1 ||
              at.bottom > box.bottom + 1
            )
              found.push(`${name}: ${one.className || one.tagName} is cut off`);
          for (const [i, [one, a]] of boxes.entries())
            for (const [other, b] of boxes.slice(i + 1))
              if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                found.push(`${name}: ${one.className || one.tagName} lies over ${other.className || other.tagName}`);
          if (document.documentElement.scrollWidth > innerWidth) found.push(`${name}: wider than the window`);
          return found;
        },
        [laws(size).bar, size.join('×')],
      )),
    );
  }
  none(faults, 'the bar');
  none(problems, 'errors');
}

export async function a_game_is_gone_through_turn_by_turn(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  const address = await played(page, server, 'scythe');
  await page.goto(address);
  await page.waitForSelector('.turns1 [data-turn="1"]');
  await page.waitForFunction(() => document.activeElement?.matches('[data-slider]'));
  const count = await page.$$eval('.turns1 [data-turn]', (all) => all.length);
  expect(count > 40, `only ${count} turns are listed`);
  // Shift and an arrow lead from turn to turn of the list.
  const seen = [await at(page)];
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Shift+ArrowRight');
    seen.push(await at(page));
  }
  const jumps = seen.slice(1).map((move, i) => move - seen[i]);
  expect(
    jumps.every((jump) => jump > 0 && jump < 40),
    `jumps of ${jumps.join(', ')} decisions`,
  );
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await at(page)) === seen[5], `back at ${await at(page)}, not ${seen[5]}`);
  await page.keyboard.press('ArrowRight');
  expect((await at(page)) === seen[5] + 1, 'an arrow is no decision');
  await page.click('.turns1 [data-turn="3"]');
  expect((await page.getAttribute('.turns1 [data-turn="3"]', 'aria-current')) === 'true', 'a row does not lead there');
  // Every decision says something, and the focus is never lost.
  const silent = [];
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('.replay .board'));
    if (!(await page.textContent('.bar .told')).trim()) silent.push(await at(page));
    expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is nowhere');
  }
  none(silent.map(String), 'decisions without words');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-over]');
  none(problems, 'errors');
}

export async function playing_on_leads_to_a_table_or_says_why_not(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  const address = await played(page, server, 'paladins');
  await page.goto(`${address}?move=25`);
  await page.waitForSelector('[data-slider]');
  await shown(page, '25');
  await page.click('[data-branch]');
  await page.click('dialog input[type=radio] >> nth=1'); // as it really was
  await page.click('dialog [type=submit]');
  await page.waitForSelector('.app[data-moves] #prompt, .app[data-moves] .bar');
  expect(page.url().includes('/table/'), 'there is no table');
  // As it was known: a table, or a sentence that is no key and no id.
  await page.goto(`${address}?move=25`);
  await page.waitForSelector('[data-slider]');
  await shown(page, '25');
  await page.click('[data-branch]');
  await page.click('dialog [type=submit]');
  await page.waitForFunction(
    () => location.pathname.startsWith('/table/') || document.querySelector('dialog [role=alert]'),
  );
  const said = await page.evaluate(() => document.querySelector('dialog [role=alert]')?.textContent?.trim() ?? '');
  expect(!said || / /.test(said), `it says ${said}`);
  if (said) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    expect(page.url().includes('/replay/'), 'Esc left the replay, too');
  }
  none(
    problems.filter((p) => !/40\d/.test(p)),
    'errors',
  );
}
