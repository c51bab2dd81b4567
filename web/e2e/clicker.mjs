// A random clicker: clicks things that are drawn, lit or not, buttons of the bar, and presses keys. Every message of
// the page and its table is written down. What the page sends must be one answer the table listed, or one way it told
// of, with all its links; a click on what is not lit sends nothing at all. The frame's laws (laws.mjs) hold meanwhile.
import { broken, laws, watch } from './laws.mjs';
import { chances, drawn, expect, kept, none, over, person, settled, sitDown, talk } from './lib.mjs';

const acts = Number(process.env.LUDARIUM_E2E_CLICKS ?? 0) || (process.env.LUDARIUM_E2E_QUICK ? 45 : 150);
const seed = Number(process.env.LUDARIUM_E2E_SEED ?? Math.floor(Math.random() * 1e6));
const keys = ['Escape', 'Enter', 'Enter', 'Enter', 'w', 'n', 'n', ' ', 'l', 'u', '1', '2', '3', '4', '9'];

// What was offered on this line, and what was sent that was not.
function listenTo(page) {
  const offered = new Set();
  const heard = { sent: [], wrong: [], all: 0 };
  const learn = (message) => {
    const answers = message.answers?.actions ? message.answers : null;
    for (const answer of [...(answers?.actions ?? []), ...(answers?.asides ?? [])]) offered.add(answer.action);
    if (message.type === 'ways') for (const way of message.ways) offered.add(way.links.join(' · '));
  };
  page.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => learn(JSON.parse(String(payload))));
    line.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type !== 'play') return;
      const told = message.links ? message.links.join(' · ') : message.action;
      heard.sent.push(told);
      heard.all += 1;
      if (!offered.has(told)) heard.wrong.push(`never shown: ${told}`);
    });
  });
  return heard;
}

// Things and buttons that show, each with where it is and whether it is lit.
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-thing], [data-slot], .bar .chips button, .bar .acts button')].flatMap(
      (one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const { thing } = one.dataset;
        // A label of an action lies over its whole row.
        const hit = top?.closest('[data-thing], [data-slot], button');
        if (!top || hit !== one || one.disabled) return [];
        return [{ x, y, thing, lit: !thing || 'usable' in one.dataset || one.matches('.target, .may, .picked') }];
      },
    ),
  );
const state = (page) =>
  page.evaluate(() => ({
    moves: document.querySelector('.app')?.dataset.moves,
    decision: document.querySelector('.app')?.dataset.decision,
    // What waits for the button or stands among the chips: a click may begin anew with something else.
    half: !!document.querySelector('.bar [data-way], .picked'),
  }));

export async function clickAround(server, add, positions, { tabs = 0, ...how }) {
  console.log(`      clicks by LUDARIUM_E2E_SEED=${seed}`);
  const chance = chances(seed);
  const among = (list) => list[Math.floor(chance() * list.length)];
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: true }, ...how }));
  await watch(page, laws(how.size, how.size[0] < 600));
  const heard = listenTo(page);
  for (const name of positions) {
    await sitDown(page, server, kept(name));
    for (let act = 0; act < acts / positions.length; ++act) {
      if (await over(page)) break;
      if (!(await page.$('#prompt'))) await page.waitForSelector('#prompt, [data-over]');
      const before = await state(page);
      heard.sent.length = 0;
      let done;
      if (tabs && chance() < 0.15) {
        done = `tab ${1 + Math.floor(chance() * tabs)}`;
        await page.click(`.ptab button:nth-child(${done.slice(4)})`);
      } else if (chance() < 0.3) {
        done = among(keys);
        await page.keyboard.press(done);
      } else {
        const all = await places(page);
        const lit = all.filter((one) => one.lit);
        const place = among(chance() < 0.5 && lit.length ? lit : all);
        if (!place) continue;
        done = place.thing ?? 'a button';
        await page.mouse.click(place.x, place.y);
        await settled(page);
        if (place.thing && !place.lit && !before.half && heard.sent.length)
          heard.wrong.push(`${done} is not lit and sent ${heard.sent.join(', ')}`);
      }
      await settled(page);
      if (heard.sent.length > 1) heard.wrong.push(`${done} sent ${heard.sent.join(', then ')}`);
      expect(heard.wrong.length === 0, `${heard.wrong.join('; ')}, at ${before.decision}, act ${act} of ${name}`);
    }
  }
  await drawn(page);
  talk(`${heard.all} decisions or ways were sent`);
  expect(heard.all > 0, 'nothing was ever sent');
  none(await broken(page), 'laws');
  none(problems, 'errors');
}
