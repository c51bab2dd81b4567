// Every page in a language of strange letters: what still stands there in plain letters went past the catalogue. The
// catalogues and every sentence the server sends (what docs/api.md calls `text`, `prompt`, `because`, …) are marked on
// their way to the page, so the page itself knows nothing of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playUntil } from '../engine.mjs';
import { kept, none, person, sitDown, still } from '../lib.mjs';
import { root } from '../../tools/compile-words.mjs';

const small = [...'àƀçđèƒĝĥìĵķĺɱñòþɋřšţùṽŵẋýž'];
const large = [...'ÀƁÇĐÈƑĜĤÌĴĶĹṀÑÒÞǪŘŠŢÙṼŴẊÝŽ'];
const strange = (text) =>
  text.replace(/\{[^}]*\}|[a-zA-Z]/g, (one) =>
    one.length > 1 ? one : one >= 'a' ? small[one.charCodeAt(0) - 97] : large[one.charCodeAt(0) - 65],
  );
const sentences = new Set('text prompt title message better barrier warning because detail about cause'.split(' '));
// A line of the chronicle is called by a word of the catalogue, a seat by the name of a person.
const isLine = (object) => 'pays' in object && 'kind' in object;

function marked(value, name = '') {
  if (typeof value === 'string') return sentences.has(name) ? strange(value) : value;
  if (Array.isArray(value)) return value.map((one) => marked(one, name));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, marked(one, key === 'name' && isLine(value) ? 'text' : key)]),
    );
  return value;
}

async function mark(page) {
  await page.route(/\/assets\/\w+\.en-[\w-]+\.js$/, (route) => {
    const name = /(\w+)\.en-[\w-]+\.js$/.exec(route.request().url())[1];
    const words = JSON.parse(readFileSync(join(root, `web/src/words/generated/${name}.en.json`), 'utf8'));
    const said = Object.fromEntries(
      Object.entries(words).map(([key, forms]) => [key, Array.isArray(forms) ? forms.map(strange) : strange(forms)]),
    );
    return route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(said)}` });
  });
  await page.route(/\/api\/(?!.*(facts|socket))/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    return route.fulfill({
      response: answer,
      body: answer.headers()['content-type']?.includes('json') ? JSON.stringify(marked(JSON.parse(body))) : body,
    });
  });
  await page.routeWebSocket(/\/socket/, (line) => {
    const far = line.connectToServer();
    far.onMessage((message) => line.send(JSON.stringify(marked(JSON.parse(message)))));
  });
}

// The same in every language: our name, the languages' own, keys, a person's name, dates by the browser; a bot is
// called by its id only in tests.
const same = /^(Ludarium|Čeština|Polski|Magyar|English|EN|Enter|Esc|Shift|Tab|greedy|nowhere|Guest)$/;
const plainWords = (page) =>
  page
    .evaluate(() => {
      const said = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest('script,style,noscript,.id,.kbd')) said.push(node.textContent);
      for (const element of document.querySelectorAll('[aria-label],[title],[placeholder],[alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          if (element.hasAttribute(name)) said.push(element.getAttribute(name));
      return [...said, document.title];
    })
    .then((said) => [
      ...new Set(
        said.flatMap((text) =>
          (
            text
              .replace(/\b[A-Z]{2,4}-[A-Z]+-\d+\w*|[A-Z][a-z]{2} \d+, \d{4}|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/g, '')
              .match(/(?<![\p{L}\d])[A-Za-z]{2,}(?![\p{L}])/gu) ?? []
          )
            .filter((word) => !same.test(word))
            .map((word) => `${word} in "${text.trim().slice(0, 60)}"`),
        ),
      ),
    ]);

export async function nothing_on_a_page_goes_past_the_catalogue(server, add) {
  const { page, problems } = add(await person({ address: 'about:blank' }));
  await mark(page);
  const found = [];
  const look = async (where) => {
    await still(page);
    found.push(...(await plainWords(page)).slice(0, 8).map((word) => `${where}: ${word}`));
  };
  for (const address of [
    '/',
    '/tables',
    '/new/scythe',
    '/new/settlers',
    '/new/paladins',
    '/rules/scythe',
    '/hall',
    '/settings',
    '/nowhere',
    '/',
  ]) {
    await page.goto(server.address + address, { waitUntil: 'networkidle' });
    await page.waitForSelector('.hd .brand');
    await look(address);
  }
  const scythe = (decision) =>
    playUntil('scythe', { seats: 5, seed: 3 }, ({ status }) => status.turn >= 30 && status.decision === decision);
  const tables = ['settlers_pick', 'settlers_action', 'paladins_muster', 'paladins_tavern', 'paladins_action'].map(
    (name) => [name, kept(name)],
  );
  for (const decision of ['section', 'fight']) tables.push([`scythe_${decision}`, await scythe(decision)]);
  for (const [name, scene] of tables) {
    await sitDown(page, server, scene);
    await look(name);
  }
  none(found, 'plain letters');
  none(
    problems.filter((p) => !/404/.test(p)),
    'errors',
  );
}
