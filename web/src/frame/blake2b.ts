// BLAKE2b with 32 bytes (RFC 7693), as core/blake2b.hpp has it: whoever has played sees for themselves that the key
// told at the end is the one that was sealed before the first turn.
// Example: sealed('00ff…') === commitment
const mask = 0xffffffffffffffffn;
const start = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const orders = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const mixes = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const block = 128;
const size = 32;
const turn = (value: bigint, by: bigint): bigint => ((value >> by) | (value << (64n - by))) & mask;

function compress(state: bigint[], bytes: Uint8Array, count: number, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, i) => {
    let word = 0n;
    for (let k = 7; k >= 0; k -= 1) word = (word << 8n) | BigInt(bytes[i * 8 + k]!);
    return word;
  });
  const v = [...state, ...start];
  v[12]! ^= BigInt(count);
  if (last) v[14]! ^= mask;
  for (let round = 0; round < 12; round += 1)
    mixes.forEach(([a, b, c, d], i) => {
      const order = orders[round % 10]!;
      v[a] = (v[a]! + v[b]! + words[order[2 * i]!]!) & mask;
      v[d] = turn(v[d]! ^ v[a], 32n);
      v[c] = (v[c]! + v[d]) & mask;
      v[b] = turn(v[b]! ^ v[c], 24n);
      v[a] = (v[a] + v[b] + words[order[2 * i + 1]!]!) & mask;
      v[d] = turn(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & mask;
      v[b] = turn(v[b] ^ v[c], 63n);
    });
  for (let i = 0; i < 8; i += 1) state[i]! ^= v[i]! ^ v[i + 8]!;
}

export function blake2b(message: Uint8Array): Uint8Array {
  const state = [...start];
  state[0]! ^= 0x01010000n ^ BigInt(size);
  for (let at = 0; ; at += block) {
    const last = at + block >= message.length;
    const bytes = new Uint8Array(block);
    bytes.set(message.subarray(at, at + block));
    compress(state, bytes, Math.min(at + block, message.length), last);
    if (last) break;
  }
  return Uint8Array.from({ length: size }, (_, i) => Number((state[i >> 3]! >> BigInt(8 * (i & 7))) & 0xffn));
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
// The seal of a key that is written in hexadecimal; none of what is no key.
export function sealed(key: string): string | null {
  if (!/^([0-9a-f]{2})+$/i.test(key)) return null;
  return hexOf(blake2b(Uint8Array.from(key.match(/../g)!, (pair) => Number.parseInt(pair, 16))));
}
