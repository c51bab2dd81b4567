// What a page says to its table, what the table had shown it by then, and what came of it.
// Example: const spy = spied(page); …click… expect(spy.sent.length === 1); none(spy.wrong, 'broken promises');
export function spied(page) {
  const spy = { sent: [], wrong: [], answers: new Set(), ways: new Map(), asked: false };
  page.on('websocket', (line) => {
    const turns = new Map(); // the chronicle, by the number of the turn
    const waiting = new Map(); // promises on their way, by the id of the message
    line.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type !== 'play') return;
      const way = spy.ways.get((message.links ?? []).join('\n'));
      spy.sent.push({ ...message, shown: shown(message) });
      if (!spy.sent.at(-1).shown) spy.wrong.push(`never shown: ${told(message)}`);
      if (way && !way.final) waiting.set(message.id, { message, way, before: ledger(turns, message.seat) });
    });
    line.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === 'ways') {
        spy.asked = true;
        for (const way of message.ways) spy.ways.set(way.links.join('\n'), way);
      } else if (message.answers) {
        spy.answers = new Set([...message.answers.actions, ...(message.answers.asides ?? [])].map((a) => a.action));
        if (message.type !== 'answers') spy.ways.clear();
      }
      if (message.type === 'table') turns.clear();
      for (const turn of message.chronicle?.turns ?? []) turns.set(turn.number, turn);
      // What others do of themselves may come with the same message: only the mover's own lines are compared.
      if (message.type === 'step')
        for (const promise of waiting.values()) promise.after ??= ledger(turns, promise.message.seat);
      if (message.type === 'done' && waiting.has(message.id)) {
        const broken = difference(waiting.get(message.id));
        waiting.delete(message.id);
        if (broken) spy.wrong.push(broken);
      }
      if (message.type === 'error') waiting.delete(message.id);
    });
  });
  // An answer that the table listed, or a way that it had found. Where an engine beside the page finds the ways they do
  // not come over this line.
  const shown = ({ action, links }) => (links ? !spy.asked || spy.ways.has(links.join('\n')) : spy.answers.has(action));
  return spy;
}

const told = ({ action, links }) => (links ? links.join(' · ') : action);

// What a seat has gained and paid by all that the chronicle tells: a number for every kind of thing.
function ledger(turns, seat) {
  const sums = new Map();
  for (const turn of turns.values())
    for (const line of turn.lines)
      for (const part of [line, ...line.others]) if (part.seat === seat) book(sums, part, 1);
  return sums;
}
function book(sums, { pays = [], gains = [] }, sign) {
  for (const { what, amount } of gains) sums.set(what, (sums.get(what) ?? 0) + sign * amount);
  for (const { what, amount } of pays) sums.set(what, (sums.get(what) ?? 0) - sign * amount);
}

// Where what came is not what was promised. What is asked next in the same turn is still to come.
function difference({ message, way, before, after }) {
  if (!after) return null; // taken together with what came before
  const sums = new Map(after);
  for (const [what, amount] of before) sums.set(what, (sums.get(what) ?? 0) - amount);
  book(sums, way, -1);
  if (way.then) book(sums, way.then, 1);
  const off = [...sums].filter(([, amount]) => amount !== 0);
  if (!off.length) return null;
  const list = off.map(([what, amount]) => `${amount > 0 ? '+' : ''}${amount} ${what}`);
  return `${told(message)} brought ${list.join(', ')} that was not promised`;
}
