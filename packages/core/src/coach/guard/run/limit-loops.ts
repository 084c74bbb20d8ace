/** The name of the function that counts rounds in a packed program. */
export const TICK = "tick__";
export const EACH = "each__";

const header = /\b(while|for)\s{0,4}(?:await\s{1,4})?\(/g;

/**
 * Makes every loop of a JavaScript program count its rounds, so that an endless one stops without the sandbox having to be
 * killed.
 */
export function limitLoops(code: string): string {
  const insertions: { at: number; put: string }[] = [];
  for (const { index, 0: opening, 1: word } of code.matchAll(header)) {
    const from = index + opening.length;
    const until = findClosing(code, from);
    if (until < 0) continue;
    const inside = code.slice(from, until);
    const semicolons = topLevel(inside, ";");
    if (word === "while") {
      insertions.push({ at: from, put: `${TICK}() && (` }, { at: until, put: ")" });
    } else if (semicolons.length === 2) {
      const [first = 0, second = 0] = semicolons;
      const isEmpty = inside.slice(first + 1, second).trim() === "";
      insertions.push({ at: from + first + 1, put: isEmpty ? `${TICK}()` : `${TICK}() && (` });
      if (!isEmpty) insertions.push({ at: from + second, put: ")" });
    } else {
      const of = /\sof\s/.exec(inside);
      if (!of) continue;
      insertions.push(
        { at: from + of.index + of[0].length, put: `${EACH}(` },
        { at: until, put: ")" },
      );
    }
  }
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, put }) => text.slice(0, at) + put + text.slice(at), code);
}

/** The most characters that are searched for the closing bracket of a loop's header. */
const MAX_HEADER = 1_000;

function findClosing(code: string, from: number): number {
  let depth = 1;
  for (let at = from; at < Math.min(code.length, from + MAX_HEADER); at++) {
    if (code[at] === "(") depth += 1;
    if (code[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function topLevel(text: string, mark: string): number[] {
  let depth = 0;
  return [...text].flatMap((sign, at) => {
    if (/[([{]/.test(sign)) depth += 1;
    if (/[)\]}]/.test(sign)) depth -= 1;
    return sign === mark && depth === 0 ? [at] : [];
  });
}
