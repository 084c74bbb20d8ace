import { type Scalar, scalarNode, unreadableNode } from "./reply-node.ts";
import type { ReadResult } from "./reply-source.ts";
import { matchAt } from "./skip-space.ts";

const NUMBER = /[-+]?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?/y;
const WORD = /[A-Za-z_$][\w$-]*/y;
const DELIMITER = /\s*(?:[,}\]\n]|\/\/|\/\*|#)/y;
const UNTIL_DELIMITER = /[^,}\]\n]*/y;

const literals: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ["true", true],
  ["True", true],
  ["TRUE", true],
  ["false", false],
  ["False", false],
  ["FALSE", false],
  ["null", null],
  ["None", null],
]);
const NO_VALUES = new Set(["NaN", "Infinity", "undefined"]);

/** Reads a number, a literal or a bare word; at the end of the text a number or word may be incomplete. */
export function readScalar(text: string, start: number): ReadResult {
  const number = matchAt(NUMBER, text, start)?.[0];
  if (number !== undefined) {
    const end = start + number.length;
    if (end === text.length) return { node: scalarNode(Number(number), false), end };
    if (matchAt(DELIMITER, text, end)) return { node: scalarNode(Number(number), true), end };
    return skipUnreadable(text, start);
  }
  const word = matchAt(WORD, text, start)?.[0];
  if (word === undefined || NO_VALUES.has(word)) return skipUnreadable(text, start);
  const end = start + word.length;
  const literal = literals.get(word);
  if (literal !== undefined) return { node: scalarNode(literal, true), end };
  return matchAt(DELIMITER, text, end)
    ? { node: scalarNode(word, true), end }
    : skipUnreadable(text, start);
}

function skipUnreadable(text: string, start: number): ReadResult {
  const length = matchAt(UNTIL_DELIMITER, text, start)?.[0].length ?? 0;
  return { node: unreadableNode, end: start + Math.max(length, 1) };
}
