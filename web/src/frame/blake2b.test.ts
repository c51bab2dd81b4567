import { describe, expect, it } from 'vitest';
import { blake2b, sealed } from './blake2b';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the seal of a key', () => {
  // As Python's hashlib.blake2b(…, digest_size=32) gives it.
  it('is that of RFC 7693 with 32 bytes', () => {
    expect(hex(blake2b(new TextEncoder().encode('abc')))).toBe(
      'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319',
    );
    expect(hex(blake2b(new Uint8Array()))).toBe('0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8');
  });
  it('goes over several blocks', () => {
    const long = new Uint8Array(300).map((_, i) => i);
    expect(hex(blake2b(long))).toBe('3a486e3fe3ee414853000269ac020030aeef748cb05cd62ba85939ec298ef25c');
    expect(hex(blake2b(long.subarray(0, 128)))).toBe(
      'c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1',
    );
  });
  it('is none of what is no key', () => {
    expect(sealed('abc')).toBeNull();
    expect(sealed('616263')).toBe('bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319');
  });
});
