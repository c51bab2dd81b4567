// Turns the gettext catalogues into what the page loads: one JSON a language for the frame (locale/<lang>/web.po), one
// for each game (games/<game>/words/<lang>/*.po), and the plural rules of the headers as functions (no eval in the
// page). A message is a text, or a list of texts by plural form.
import { mkdirSync, readFileSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
// English first, the others as their folders are found: adding a language is adding its files.
export const languages = readdirSync(join(root, 'locale'))
  .filter((name) => existsSync(join(root, 'locale', name, 'web.po')))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
// Texts of a game that only reach a person through the terminal or inside the server's own sentences.
const chapters =
  'broken|data|record|notation|position|setup|row|board|why|prompt|event|forecast|warning|hint|note|rule';
// What the pages outside a table say of a game: wanted before any table of it is open.
const front = /^\w+\.front\./;
const elsewhere = new RegExp(`^(?:rule|chapter)\\.|^\\w+\\.(${chapters})\\.`);

export function readPo(text) {
  const entries = [];
  let entry = {};
  let field = null;
  const close = () => {
    if (entry.msgid !== undefined) entries.push(entry);
    entry = {};
    field = null;
  };
  for (const line of text.split('\n')) {
    const start = /^(msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(".*")\s*$/.exec(line);
    if (start) {
      if (start[1] === 'msgid') close();
      field = start[1];
      entry[field] = JSON.parse(start[2]);
    } else if (/^".*"\s*$/.test(line) && field) {
      entry[field] += JSON.parse(line);
    }
  }
  close();
  return entries;
}

export function messagesOf(entries) {
  const messages = {};
  for (const entry of entries) {
    if (!entry.msgid) continue;
    if (entry.msgid_plural === undefined) messages[entry.msgid] = entry.msgstr;
    else
      messages[entry.msgid] = Object.keys(entry)
        .filter((k) => k.startsWith('msgstr['))
        .sort()
        .map((k) => entry[k]);
  }
  return messages;
}

export function pluralRule(entries) {
  const header = entries.find((e) => e.msgid === '')?.msgstr ?? '';
  const rule = /plural=([^;]+);/.exec(header)?.[1] ?? '0';
  if (!/^[\sn0-9()?:%=!<>&|]+$/.test(rule)) throw new Error(`This plural rule is not understood: ${rule}`);
  return rule.trim();
}

const read = (path) => readPo(readFileSync(path, 'utf8'));
const sources = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((f) => f.endsWith('.po'))
        .map((f) => join(folder, f))
    : [];

export function compileWords() {
  const target = join(root, 'web/src/words/generated');
  mkdirSync(target, { recursive: true });
  const write = (name, text) => {
    const path = join(target, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  };
  const rules = [];
  for (const language of languages) {
    const frame = read(join(root, 'locale', language, 'web.po'));
    const everywhere = [messagesOf(frame)];
    rules.push(`  ${language}: (n) => Number(${pluralRule(frame)}),`);
    for (const game of readdirSync(join(root, 'games'), { withFileTypes: true })
      .filter((f) => f.isDirectory())
      .map((f) => f.name)) {
      // What a language lacks is said in English, as everywhere in Ludarium.
      const said = (tongue) => messagesOf(sources(join(root, 'games', game, 'words', tongue)).flatMap(read));
      const kept = Object.entries({ ...said('en'), ...said(language) }).filter(([key]) => !elsewhere.test(key));
      write(`${game}.${language}.json`, JSON.stringify(Object.fromEntries(kept.filter(([key]) => !front.test(key)))));
      everywhere.push(Object.fromEntries(kept.filter(([key]) => front.test(key))));
    }
    write(`frame.${language}.json`, JSON.stringify(Object.assign({}, ...everywhere)));
  }
  write('plurals.ts', `export const plurals: Record<string, (n: number) => number> = {\n${rules.join('\n')}\n};\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileWords();
