// The table's question in two lines: the first sentence is the prompt, what follows it the line below. A dot behind a
// number with a small letter after it ("95. forduló") ends none.
// Example: headAndRest('Which unit moves next? 2 units may still move.')
export function headAndRest(text: string): [head: string, rest: string] {
  const end = /(?:[?!]|(?<!\d)\.|(?<=\d)\.(?!\s\p{Ll}))(?=\s)/u.exec(text);
  if (!end) return [text, ''];
  const at = end.index + 1;
  return [text.slice(0, at), text.slice(at).trim()];
}
