import type { Read } from "./read.ts";
import { type Scalar, scalar, unreadable } from "./reply-node.ts";
import { matchAt } from "./skip.ts";

const NUMBER = /[-+]?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?/y;
const WORD = /[A-Za-z_$][\w$-]*/y;
const DELIMITER = /\s*(?:[,}\]\n]|\/\/|\/\*|#)/y;
const UNTIL_DELIMITER = /[^,}\]\n]*/y;

const literals: Record<string, Scalar> = {
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
  null: null,
  None: null,
};
const NO_VALUES = new Set(["NaN", "Infinity", "undefined"]);

/** A number, a literal or a bare word; at the end of the text a number or a word may go on. */
export function readScalar(text: string, start: number): Read {
  const number = matchAt(NUMBER, text, start)?.[0];
  if (number !== undefined) {
    const end = start + number.length;
    if (end === text.length) return { node: scalar(Number(number), false), end };
    if (matchAt(DELIMITER, text, end)) return { node: scalar(Number(number), true), end };
    return skipped(text, start);
  }
  const word = matchAt(WORD, text, start)?.[0];
  if (word === undefined || NO_VALUES.has(word)) return skipped(text, start);
  const end = start + word.length;
  const literal = literals[word];
  if (literal !== undefined) return { node: scalar(literal, true), end };
  return matchAt(DELIMITER, text, end) ? { node: scalar(word, true), end } : skipped(text, start);
}

function skipped(text: string, start: number): Read {
  const length = matchAt(UNTIL_DELIMITER, text, start)?.[0].length ?? 0;
  return { node: unreadable, end: start + Math.max(length, 1) };
}
