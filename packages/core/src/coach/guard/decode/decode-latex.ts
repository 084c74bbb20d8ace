/** What stands between two of these is a formula. */
const marks = /\$\$?|\\[[(\])]/;
const MAX_FORMULA = 600;
const words: ReadonlyArray<readonly [RegExp, string]> = [
  [/\\(?:left|right|displaystyle|,|;|!|:)/g, ""],
  [/\\(?:text|mathrm|mathit|operatorname|mathtt)\{([^{}]{0,60})\}/g, "$1"],
  [/\\(?:begin|end)\{[a-z]{1,12}\*?\}/g, "\n"],
  [/\\\\/g, "\n"],
  [/\\(?:neq|ne)\b/g, "!="],
  [/\\(?:leq|le)\b/g, "<="],
  [/\\(?:geq|ge)\b/g, ">="],
  [/\\(?:cdot|times)\b/g, "*"],
  [/\\infty\b/g, "Infinity"],
  [/\\(?:gets|leftarrow)\b/g, "="],
  [/\\(?=[a-zA-Z])/g, ""],
  [/&/g, " "],
];

/** Reads formulas as code: `$D_{i,j} = \min(D_{i-1,j}, 1)$` is `D[i][j] = min(D[i-1][j], 1)`. */
export function decodeLatex(text: string): string[] {
  return text.split(marks).flatMap((written, at) => {
    const isFormula = at % 2 === 1 && written.length <= MAX_FORMULA && /[_\\]/.test(written);
    return isFormula && written.includes("=") ? [readFormula(written)] : [];
  });
}

/** Whether a formula says how an entry follows from others of the same table: `D[i][j] = min(D[i-1][j], D[i][j-1])`. */
export function findRecurrence(texts: readonly string[]): string | null {
  return texts.find(isRecurrence)?.slice(0, 60) ?? null;
}

function isRecurrence(code: string): boolean {
  const [, table] = /^([A-Za-z]\w{0,20})\[/.exec(code) ?? [];
  if (!table || !/\b(?:min|max)\b/.test(code)) return false;
  return code.slice(code.indexOf("=")).split(`${table}[`).length > 2;
}

const readFormula = (written: string): string =>
  words
    .reduce((text, [word, sign]) => text.replaceAll(word, sign), written)
    .replaceAll(/_\{([^{}]{1,40})\}/g, (_, places: string) => `[${places.split(",").join("][")}]`)
    .replaceAll(/_(\w)/g, "[$1]")
    .trim();
