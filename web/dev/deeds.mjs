// Until the engine tells `do` itself: reads Scythe's notation into an object with names. Other games get the verb only.
const at = (text) => text.split('@');

const scythe = {
  section: ([section]) => ({ do: 'section', section }),
  skip: () => ({ do: 'skip' }),
  end: ([what]) => ({ do: what === 'move' ? 'end_move' : 'end_turn' }),
  reveal: ([objective]) => ({ do: 'reveal', objective: Number(objective) }),
  in: ([how]) => ({ do: 'in_part', yes: how === 'part' }),
  bolster: ([gain]) => ({ do: 'bolster', gain }),
  trade: ([gain]) => ({ do: 'trade', gain }),
  coins: () => ({ do: 'move_coins' }),
  move: () => ({ do: 'move_units' }),
  produce: ([how, ...rest]) =>
    how === 'on'
      ? { do: 'produce_on', on: rest.filter((h) => h !== 'nothing') }
      : how === 'at'
        ? { do: 'produce_at', at: rest[0], amount: Number(rest[1]) }
        : { do: 'produce' },
  factory: ([how, card]) =>
    how === 'card'
      ? { do: 'factory_card', card: Number(card) }
      : { do: 'factory_top', ...(how === 'with' && { card: Number(card) }) },
  unit: ([unit]) => ({ do: 'unit', unit }),
  load: ([item]) => ({ do: 'load', what: item }),
  go: ([hex, load]) => ({ do: 'step', to: hex, load: load ? load.slice(1) : 'nothing' }),
  stop: () => ({ do: 'stop' }),
  battle: ([hex]) => ({ do: 'battle', at: hex }),
  use: () => ({ do: 'ability', use: true }),
  pass: () => ({ do: 'ability', use: false }),
  fight: ([power, ...cards]) => ({
    do: 'fight',
    dial: Number(power),
    cards: cards.reduce((all, c) => ({ ...all, [c.slice(1)]: (all[c.slice(1)] ?? 0) + 1 }), {}),
  }),
  retreat: ([unit, hex, workers]) => ({
    do: 'retreat',
    unit,
    to: hex,
    workers: workers ? parseInt(workers.slice(1)) : 0,
  }),
  meet: ([answer]) => ({ do: 'meet', yes: answer === 'yes' }),
  option: ([option]) => ({ do: 'option', option }),
  pay: ([what, card]) =>
    what === 'card'
      ? { do: 'pay_card', card: Number(card) }
      : what === 'rest'
        ? { do: 'pay_rest' }
        : { do: 'pay', what: at(what)[0], at: at(what)[1] },
  take: ([what]) => ({ do: 'take', what: at(what)[0], ...(at(what)[1] && { at: at(what)[1] }) }),
  tokens: (words) => {
    const tokens = {};
    let amount = 1;
    let hex = '';
    for (const word of words)
      if (word.startsWith('@')) hex = word.slice(1);
      else if (/^\d+$/.test(word)) amount = Number(word);
      else {
        tokens[word] = (tokens[word] ?? 0) + amount;
        amount = 1;
      }
    return { do: 'tokens', at: hex, tokens };
  },
  cube: ([way]) => ({ do: 'upgrade', cube: way.split('>')[0], to: way.split('>')[1] }),
  mech: ([what]) => ({ do: 'deploy', mech: at(what)[0], at: at(what)[1] }),
  structure: ([what]) => ({ do: 'build', structure: at(what)[0], at: at(what)[1] }),
  recruit: ([way]) => ({ do: 'enlist', from: way.split('>')[0], bonus: way.split('>')[1] }),
  peek: ([seat]) => ({ do: 'peek', whom: seat }),
  transport: ([hex, what]) => ({ do: 'transport', to: hex, what }),
  done: () => ({ do: 'done' }),
  gift: ([to, coins]) => ({ do: 'gift', to, coins: Number(coins) }),
  delay: ([seat]) => ({ do: 'delay', whom: seat }),
  order: ([how, bottom]) => ({ do: 'standing_order', action: bottom, decline: how === 'decline' }),
};
for (const bottom of ['upgrade', 'deploy', 'build', 'enlist'])
  scythe[bottom] = ([how, card]) => ({ do: 'bottom', action: bottom, ...(how === 'with' && { card: Number(card) }) });

export function deed(game, action) {
  const [verb, ...words] = action.split(' ');
  const read = game === 'scythe' ? scythe[verb] : undefined;
  return read ? read(words) : { do: verb, words };
}
