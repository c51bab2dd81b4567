// The smallest game there is: one player adds one, again and again. `client: false` makes every move wait for the server.
module.exports = { name: 'count', setup: () => ({ n: 0 }), moves: { add: { move: ({ G }) => { G.n++; }, client: false } } };
