// Long words may break between syllables where there is little room; not every browser knows the syllables of our
// languages.
const vowels = 'aeiouyáéíóúůýěąęóöőüű';
const pairs = /^(cs|sz|zs|gy|ny|ty|ly|dz|ch|rz|cz|ck|th|sh|ph)/;
export function softened(text: string): string {
  return text.replace(/\p{L}{9,}/gu, (word) => {
    let broken = word.slice(0, 2);
    for (let i = 2; i < word.length; ++i) {
      const rest = word.slice(i).toLowerCase();
      const consonant = pairs.exec(rest)?.[0] ?? rest[0]!;
      const insidePair = pairs.test(word.slice(i - 1).toLowerCase());
      const opens = !vowels.includes(consonant[0]!) && vowels.includes(rest[consonant.length] ?? ' ');
      broken += i > 2 && opens && !insidePair && word.length - i > 2 ? `\u00AD${word[i]}` : word[i];
    }
    return broken;
  });
}
