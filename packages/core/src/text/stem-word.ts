const sibilants = ["ss", "sh", "ch", "x", "z"];
/** Letters that English doubles before an ending: "stopped", "adding". */
const doubledLetters = new Set("bdglmnprt");
/** An ending is removed only when this many letters are left. */
const LEAST_LEFT = { ing: 3, ed: 3, ly: 4 } as const;

/**
 * A word without its English ending: "adding", "adds" and "added" have the same stem. It removes little on purpose, so
 * that words of different meaning keep different stems. Written without patterns, so that it takes linear time.
 */
export function stemWord(word: string): string {
  if (word.length <= 3) return singleLastLetter(word);
  let stem = withoutPlural(word);
  for (const [ending, left] of Object.entries(LEAST_LEFT)) {
    if (stem.endsWith(ending) && stem.length >= left + ending.length) {
      stem = stem.slice(0, -ending.length);
    }
  }
  return singleLastLetter(stem.length > 4 && stem.endsWith("e") ? stem.slice(0, -1) : stem);
}

function withoutPlural(word: string): string {
  let stem = word;
  if (sibilants.some((end) => stem.endsWith(`${end}es`))) stem = stem.slice(0, -2);
  if (stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  const before = stem.at(-2);
  const isPlural = stem.endsWith("s") && before !== undefined && before !== "s" && before !== "u";
  return isPlural ? stem.slice(0, -1) : stem;
}

/** "stopped" without its ending is "stopp": the doubled letter goes. */
function singleLastLetter(word: string): string {
  const last = word.at(-1) ?? "";
  return doubledLetters.has(last) && word.at(-2) === last ? word.slice(0, -1) : word;
}
