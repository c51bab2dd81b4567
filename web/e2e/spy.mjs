// What a page says to its table, and what the table had shown it by then. Example: const spy = spied(page); …click…
// spy.sent.map((m) => m.links ?? [m.action])
export function spied(page) {
  const spy = { sent: [], answers: new Set(), ways: new Set(), asked: false };
  page.on('websocket', (line) => {
    line.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === 'play') spy.sent.push({ ...message, shown: shown(message) });
    });
    line.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === 'ways') {
        spy.asked = true;
        for (const way of message.ways) spy.ways.add(way.links.join('\n'));
      } else if (message.answers) {
        spy.answers = new Set([...message.answers.actions, ...(message.answers.asides ?? [])].map((a) => a.action));
        if (message.type !== 'answers') spy.ways.clear();
      }
    });
  });
  // An answer that the table listed, or a way that it had found. Where an engine beside the page finds the ways they do
  // not come over this line.
  const shown = ({ action, links }) => (links ? !spy.asked || spy.ways.has(links.join('\n')) : spy.answers.has(action));
  return spy;
}
