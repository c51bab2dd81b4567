// A stand-in for `ludarium serve` while the page is built: answers docs/api.md out of `ludarium engine` processes,
// keeps everything in memory and plays bots with `greedy`. Never for players.
//   npm run stand-in -- [--port 8080] [--program ../build/ludarium] [--web dist]
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'smol-toml';
import { WebSocketServer } from 'ws';
import { root } from '../tools/compile-words.mjs';
import { deed } from './deeds.mjs';

const argument = (name, otherwise) => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? otherwise : process.argv[place + 1];
};
const program = argument('program', join(root, 'build/ludarium'));
const web = argument('web', join(root, 'web/dist'));
const pause = Number(argument('pause', '0'));

class Engine {
  constructor(language) {
    this.child = spawn(program, ['engine', '--lang', language], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = [];
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.(JSON.parse(line)));
  }
  ask(request) {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.child.stdin.write(JSON.stringify({ id: 1, ...request }) + '\n');
    });
  }
  async get(request) {
    const reply = await this.ask(request);
    if (reply.error) throw Object.assign(new Error(reply.error.message), { refusal: reply.error });
    return reply.ok;
  }
}

const people = new Map();
const tables = new Map();
const levels = (language) => {
  const names = {
    en: ['Beginner', 'Casual', 'Steady', 'Strong', 'Master'],
    cs: ['Začátečník', 'Rekreační', 'Spolehlivý', 'Silný', 'Mistr'],
    pl: ['Początkujący', 'Niedzielny', 'Solidny', 'Silny', 'Mistrz'],
    hu: ['Kezdő', 'Alkalmi', 'Biztos', 'Erős', 'Mester'],
  }[language];
  return ['beginner', 'casual', 'steady', 'strong', 'master'].map((id, i) => ({ id, title: names[i], seconds: 1 }));
};
const titles = { scythe: 'Scythe', settlers: 'Imperial Settlers', paladins: 'Paladins of the West Kingdom' };

class Table {
  constructor(setup, person) {
    this.id = randomBytes(6).toString('hex');
    this.setup = setup;
    this.owner = person.id;
    this.phase = 'open';
    this.seats = setup.seats.map((s, seat) => ({
      seat,
      name: s.who === 'bot' ? (s.name ?? s.level ?? 'bot') : s.who === 'me' ? person.name : '',
      kind: s.who === 'bot' ? 'bot' : s.who === 'me' ? 'person' : 'open',
      level: s.level ?? null,
      side: null,
      connected: true,
      clock: null,
      ready: false,
      person: s.who === 'me' ? person.id : null,
    }));
    this.viewers = new Set();
    this.log = [];
    this.chat = [];
    this.language = person.language;
    this.updated = Date.now() / 1000;
    this.work = Promise.resolve();
    this.sides = [];
  }
  async start() {
    for (const seat of this.seats)
      if (seat.kind === 'open') Object.assign(seat, { kind: 'bot', level: 'steady', name: 'bot' });
    this.engine = new Engine(this.language);
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
    const { status } = await this.engine.get({
      cmd: 'new',
      game: this.setup.game,
      seats: this.seats.length,
      seed,
      options: this.setup.options ?? {},
      names: this.seats.map((s) => s.name),
    });
    this.status = status;
    status.seats.forEach((side, i) => (this.seats[i].side = side));
    this.phase = 'playing';
    this.openings = [];
    await this.remember();
    this.bots();
  }
  async changeLanguage(language) {
    if (language === this.language || !this.engine) return;
    const { record } = await this.engine.get({ cmd: 'record' });
    const engine = new Engine(language);
    await engine.get({ cmd: 'load', record });
    this.engine.child.stdin.end();
    this.engine = engine;
    this.language = language;
  }
  own(person) {
    return this.seats.filter((s) => s.person === person.id).map((s) => s.seat);
  }
  summary(person) {
    return {
      id: this.id,
      game: this.setup.game,
      title: this.setup.title || titles[this.setup.game],
      options: this.setup.options ?? {},
      public: !!this.setup.public,
      phase: this.phase,
      seats: this.seats.map(({ person: _, ...s }) => s),
      turn: this.status?.turn ?? 0,
      waiting: this.status?.waiting ?? [],
      you: this.own(person),
      owner: this.owner === person.id,
      clock: { kind: 'none' },
      updated: this.updated,
      guided: !!this.setup.guided,
      ...(this.phase === 'over' && { scores: this.scores }),
    };
  }
  async scene(person, look) {
    const own = this.own(person);
    const asked = own.find((s) => this.status.waiting.includes(s));
    const seat = look !== undefined ? look : (asked ?? own[0] ?? null);
    const known = seat === null || seat === 'all' ? {} : { seat };
    const { position } = await this.engine.get({ cmd: 'position', ...known });
    const { scores } = await this.engine.get({ cmd: 'score', ...(typeof seat === 'number' && { view: seat }) });
    const scene = {
      moves: this.log.length,
      turn: this.status.turn,
      decision: this.status.decision,
      waiting: this.status.waiting,
      over: this.status.over,
      viewer: typeof seat === 'number' ? seat : null,
      position,
      scores,
    };
    if (asked !== undefined && !this.status.over) {
      const legal = await this.engine.get({ cmd: 'legal', seat: asked, asides: true, outcome: true });
      const told = (a) => ({ pays: [], gains: [], final: false, ...a, do: a.do ?? deed(this.setup.game, a.action) });
      scene.answers = {
        seat: asked,
        prompt: legal.prompt,
        actions: legal.actions.map(told),
        asides: legal.asides.map(told),
        hints: legal.hints ?? [],
        warning: null,
      };
    }
    let steps = 0;
    while (steps < this.log.length && own.includes(this.log[this.log.length - 1 - steps].seat)) steps += 1;
    scene.undo = { steps, turn: steps, barrier: null };
    scene.end_turn = false;
    return scene;
  }
  async remember() {
    this.updated = Date.now() / 1000;
    if (this.status.over) {
      this.phase = 'over';
      this.scores = (await this.engine.get({ cmd: 'score' })).scores;
    }
  }
  async tell(make) {
    for (const viewer of this.viewers) viewer.send(await make(viewer));
  }
  do(work) {
    this.work = this.work.then(work).catch((problem) => console.error(problem));
    return this.work;
  }
  async play(seat, action, byBot) {
    const told = byBot
      ? byBot.text
      : (await this.engine.get({ cmd: 'legal', seat, asides: true })).actions.find((a) => a.action === action)?.text;
    const { events, status } = await this.engine.get({ cmd: 'play', seat, action });
    this.status = status;
    const step = {
      move: this.log.length + 1,
      seat,
      by_bot: !!byBot,
      do: byBot?.do ?? deed(this.setup.game, action),
      text: told ?? action,
      events: events.map((e) => ({ event: e.event ?? e.name, ...e })),
    };
    this.log.push(step);
    await this.remember();
    await this.tell(async (v) => ({ type: 'step', step, ...(await this.scene(v.person, v.look)) }));
    if (status.over)
      await this.tell(async () => ({ type: 'over', scores: this.scores, record: `/api/tables/${this.id}/record` }));
  }
  bots() {
    this.do(async () => {
      const seat = this.status.waiting.find((s) => this.seats[s].kind === 'bot');
      if (this.phase !== 'playing' || seat === undefined) return;
      if (pause) await new Promise((r) => setTimeout(r, pause));
      const chosen = await this.engine.get({ cmd: 'bot', bot: 'greedy', seat });
      await this.play(seat, chosen.action, chosen);
      this.bots();
    });
  }
}

async function receive(table, viewer, message) {
  const { id, seat } = message;
  const done = () => viewer.send({ type: 'done', id });
  switch (message.type) {
    case 'play':
      if (message.at !== table.log.length)
        throw Object.assign(new Error('stale'), { refusal: { code: 'stale', message: 'The table has moved on.' } });
      await table.play(seat, message.action);
      done();
      return table.bots();
    case 'undo': {
      const back = await table.engine.get({ cmd: 'undo', force: true });
      table.status = back.status;
      table.log.pop();
      await table.tell(async (v) => ({ type: 'undone', by: seat, ...(await table.scene(v.person, v.look)) }));
      return done();
    }
    case 'why':
      return viewer.send({
        type: 'verdict',
        id,
        ...(await table.engine.get({ cmd: 'why', seat, action: message.action })),
      });
    case 'hint': {
      const hint = await table.engine.get({ cmd: 'bot', bot: 'greedy', seat });
      return viewer.send({ type: 'hints', id, hints: [{ action: hint.action, text: hint.text, value: 0.4 }] });
    }
    case 'language':
      await table.changeLanguage(message.language);
      viewer.send({
        type: 'table',
        table: table.summary(viewer.person),
        log: table.log,
        chat: table.chat,
        ...(await table.scene(viewer.person, viewer.look)),
      });
      return done();
    case 'view':
      viewer.look = message.seat;
      viewer.send({
        type: 'table',
        table: table.summary(viewer.person),
        log: table.log,
        chat: table.chat,
        ...(await table.scene(viewer.person, viewer.look)),
      });
      return done();
    case 'chat': {
      const line = {
        from: viewer.person.name,
        seat: table.own(viewer.person)[0] ?? null,
        text: message.text,
        time: Date.now() / 1000,
      };
      table.chat.push(line);
      await table.tell(async () => ({ type: 'chat', line }));
      return done();
    }
    case 'history': {
      const engine = new Engine(table.language);
      const { record } = await table.engine.get({ cmd: 'record' });
      let { status } = await engine.get({ cmd: 'load', record });
      const views = [];
      for (let move = status.moves; move >= message.from; --move) {
        if (move <= message.to) {
          const { position } = await engine.get({
            cmd: 'position',
            ...(table.own(viewer.person).length && { seat: table.own(viewer.person)[0] }),
          });
          const { scores } = await engine.get({ cmd: 'score' });
          views.unshift({
            moves: move,
            turn: status.turn,
            decision: status.decision,
            waiting: status.waiting,
            over: status.over,
            viewer: table.own(viewer.person)[0] ?? null,
            position,
            scores,
          });
        }
        if (move > 0) ({ status } = await engine.get({ cmd: 'undo', force: true }));
      }
      engine.child.stdin.end();
      const steps = table.log.filter((step) => step.move >= message.from && step.move <= message.to);
      return viewer.send({ type: 'history', id, views, steps });
    }
    default:
      return done();
  }
}

const files = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
const facts = new Map();
function factsOf(game) {
  if (!facts.has(game)) {
    const folder = join(root, 'games', game, 'data');
    facts.set(
      game,
      Object.fromEntries(
        readdirSync(folder, { recursive: true })
          .filter((f) => f.endsWith('.toml'))
          .map((f) => [f.replace('.toml', ''), parse(readFileSync(join(folder, f), 'utf8'))]),
      ),
    );
  }
  return facts.get(game);
}

function personOf(request, response) {
  const id = /ludarium=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (id && people.has(id)) return people.get(id);
  const person = {
    id: id ?? randomBytes(8).toString('hex'),
    name: `Guest ${1000 + people.size}`,
    guest: true,
    language: 'en',
    settings: {},
    tokens: [],
  };
  people.set(person.id, person);
  response?.setHeader('Set-Cookie', `ludarium=${person.id}; HttpOnly; SameSite=Lax; Path=/`);
  return person;
}

async function answer(request, response, body) {
  const url = new URL(request.url, 'http://x');
  const [, , what, id, verb] = url.pathname.split('/');
  const person = personOf(request, response);
  const fail = (status, code) => {
    response.statusCode = status;
    return { error: { code, message: code } };
  };
  switch (`${request.method} ${what}`) {
    case 'POST guest':
      if (body.language) person.language = body.language;
      return person;
    case 'GET me':
      return person;
    case 'POST me':
      Object.assign(person, body);
      return person;
    case 'POST register':
    case 'POST login':
      Object.assign(person, { name: body.name, guest: false });
      return person;
    case 'POST logout':
      return {};
    case 'GET games':
      if (verb === 'facts') return factsOf(id);
      if (verb === 'rules') return { chapters: ledger(id) };
      if (verb === 'hall') return { rows: [] };
      return {
        games: (await new Engine(url.searchParams.get('language') ?? person.language).get({ cmd: 'games' })).games.map(
          (g) => ({ ...g, title: titles[g.id], bots: levels(url.searchParams.get('language') ?? person.language) }),
        ),
      };
    case 'GET ratings':
      return { rows: [] };
    case 'POST tables': {
      if (!id) {
        const table = new Table(body, person);
        tables.set(table.id, table);
        if (body.start) await table.start();
        return { table: table.summary(person) };
      }
      const table = tables.get(id);
      if (!table) return fail(404, 'not_found');
      const free = table.seats.find((s) => s.kind === 'open' && (body.seat === undefined || s.seat === body.seat));
      if (verb === 'join') {
        if (!free) return fail(409, 'conflict');
        Object.assign(free, { kind: 'person', person: person.id, name: person.name });
      }
      if (verb === 'start' || (verb === 'join' && !table.seats.some((s) => s.kind === 'open'))) {
        await table.start();
        await table.tell(async (v) => ({
          type: 'table',
          table: table.summary(v.person),
          log: table.log,
          chat: table.chat,
          ...(await table.scene(v.person, v.look)),
        }));
      }
      return { table: table.summary(person) };
    }
    case 'GET tables': {
      if (!id) {
        const filter = url.searchParams.get('filter');
        return {
          tables: [...tables.values()]
            .filter((t) =>
              filter === 'mine'
                ? t.own(person).length
                : filter === 'open'
                  ? t.phase === 'open'
                  : filter === 'finished'
                    ? t.phase === 'over'
                    : t.phase === 'playing',
            )
            .map((t) => t.summary(person)),
        };
      }
      const table = tables.get(id);
      if (!table) return fail(404, 'not_found');
      if (verb === 'record') return (await table.engine.get({ cmd: 'record' })).record;
      if (verb === 'review') return fail(404, 'not_found');
      return { table: table.summary(person) };
    }
    default:
      return fail(404, 'not_found');
  }
}

function ledger(game) {
  const chapters = [];
  for (const line of readFileSync(join(root, 'games', game, 'ledger.md'), 'utf8').split('\n')) {
    const title = /^##+ (.*)$/.exec(line);
    if (title) chapters.push({ title: title[1], rules: [] });
    const rule = /^([A-Z]{2,3}-[A-Z0-9-]+)\s*\|\s*([^|]+)\|/.exec(line);
    if (rule && chapters.length) chapters.at(-1).rules.push({ id: rule[1], text: rule[2].trim() });
  }
  return chapters.filter((c) => c.rules.length);
}

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://x').pathname;
  if (!path.startsWith('/api/')) {
    let file = join(web, normalize(path));
    if (!existsSync(file) || path === '/') file = join(web, 'index.html');
    response.setHeader('Content-Type', files[extname(file)] ?? 'application/octet-stream');
    return response.end(readFileSync(file));
  }
  let body = '';
  request
    .on('data', (part) => (body += part))
    .on('end', async () => {
      try {
        const result = await answer(request, response, body ? JSON.parse(body) : {});
        response.setHeader('Content-Type', typeof result === 'string' ? 'text/plain' : 'application/json');
        response.end(typeof result === 'string' ? result : JSON.stringify(result));
      } catch (problem) {
        response.statusCode = 400;
        response.end(JSON.stringify({ error: problem.refusal ?? { code: 'bad_request', message: String(problem) } }));
      }
    });
});

const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => {
  const url = new URL(request.url, 'http://x');
  const table = tables.get(url.pathname.split('/')[3]);
  if (!table) return socket.destroy();
  sockets.handleUpgrade(request, socket, head, (line) => {
    let n = Number(url.searchParams.get('since') ?? 0);
    const viewer = {
      person: personOf(request),
      look: undefined,
      send: (message) => line.send(JSON.stringify({ n: ++n, ...message })),
    };
    table.viewers.add(viewer);
    line.on('close', () => table.viewers.delete(viewer));
    line.on('message', (text) =>
      table.do(async () => {
        const message = JSON.parse(text);
        try {
          await receive(table, viewer, message);
        } catch (problem) {
          viewer.send({
            type: 'error',
            id: message.id,
            ...(problem.refusal ?? { code: 'bad_request', message: String(problem) }),
          });
        }
      }),
    );
    table.do(async () => {
      if (!table.status)
        return viewer.send({
          type: 'table',
          table: table.summary(viewer.person),
          log: [],
          chat: [],
          moves: 0,
          turn: 0,
          decision: '',
          waiting: [],
          over: false,
          viewer: null,
          position: null,
        });
      await table.changeLanguage(url.searchParams.get('language') ?? 'en');
      viewer.send({
        type: 'table',
        table: table.summary(viewer.person),
        log: table.log,
        chat: table.chat,
        ...(await table.scene(viewer.person)),
      });
    });
  });
});
server.listen(Number(argument('port', '8080')), '127.0.0.1', () =>
  console.log(`stand-in on http://127.0.0.1:${server.address().port}`),
);
