const FIGURE = /-?\d+(?:[.,]\d+)*/g;
/** Everybody counts "one off" or "the first two" without meaning a value. */
const SMALL = new Set(["0", "1", "2"]);

/** Numbers in a text that stand nowhere in what it is about: nobody has measured them. */
export function findUnprovenNumbers(text: string, source: string): string[] {
  const known = new Set(source.match(FIGURE) ?? []);
  return (text.match(FIGURE) ?? []).filter((figure) => !known.has(figure) && !SMALL.has(figure));
}
