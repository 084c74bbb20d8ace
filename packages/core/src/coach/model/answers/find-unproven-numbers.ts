const FIGURE = /-?\d+(?:[.,]\d+)*/g;
/** Small numbers also stand in phrases such as "one off" or "the first two", so they do not count. */
const SMALL = new Set(["0", "1", "2"]);

/** Finds numbers in a text that are not in its source, so nothing has measured them. */
export function findUnprovenNumbers(text: string, source: string): string[] {
  const known = new Set(source.match(FIGURE) ?? []);
  return (text.match(FIGURE) ?? []).filter((figure) => !known.has(figure) && !SMALL.has(figure));
}
