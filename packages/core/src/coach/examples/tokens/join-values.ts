import type { Shape } from "./shape.ts";
import {
  endsThought,
  isFlatList,
  isNumber,
  isSign,
  isWord,
  type Token,
  type Value,
} from "./token.ts";

const LABELLED = new Set(
  "example examples ex case test step level row round iteration input output".split(" "),
);
const AND = new Set(["and", "then"]);

/** Joins values that are written in parts: rows of a grid, lists side by side, nodes with arrows between them. */
export function joinValues(tokens: readonly Token[], shapes: readonly Shape[]): Token[] {
  let joined = withoutLabels(tokens);
  if (shapes.some(({ nodes }) => nodes === "list")) joined = joinedBy(joined, chainAt);
  if (shapes.some(({ depth, base }) => depth === 2 && base === "number"))
    joined = joinedBy(joined, rowsAt);
  if (shapes.some(({ depth }) => depth === 2)) joined = joinedBy(joined, listsAt);
  return joined;
}

type Joined = { token: Token; next: number } | null;

function joinedBy(
  tokens: readonly Token[],
  joinAt: (tokens: readonly Token[], at: number) => Joined,
): Token[] {
  const result: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const joined = joinAt(tokens, at);
    const token = joined?.token ?? tokens[at];
    if (token) result.push(token);
    at = joined?.next ?? at + 1;
  }
  return result;
}

/** Removes numbers that only count examples or steps: "Example 1", "2)" at the start of a line. */
function withoutLabels(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => {
    if (!isNumber(token)) return true;
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    if (isWord(before, LABELLED)) return !(endsThought(next) || isSign(next, ":", ")", ",", "-"));
    const listed =
      isSign(next, ")") ||
      (next?.kind === "end-of-sentence" &&
        tokens[at + 2]?.kind !== "end-of-line" &&
        tokens[at + 2] !== undefined);
    return !((before === undefined || before.kind === "end-of-line") && listed);
  });
}

const sideBySide = (start: number, end: number, value: Value["value"]): Value => ({
  kind: "value",
  value,
  unquoted: false,
  loose: true,
  round: false,
  start,
  end,
});

/**
 * A chain such as 1 -> 2 -> null. Arrows of two lengths may separate a list from its result, so then nothing is read.
 */
function chainAt(tokens: readonly Token[], first: number): Joined {
  const items: number[] = [];
  const gaps = new Set<number>();
  let at = first;
  for (let item = tokens[at]; isNumber(item); item = tokens[at]) {
    items.push(item.value);
    at += 1;
    const arrow = tokens[at];
    const after = tokens[at + 1];
    if (arrow?.kind !== "sign" || arrow.text !== "->" || !after) break;
    if (!isNumber(after) && !isEndOfChain(after)) break;
    gaps.add(arrow.start - item.end + (arrow.end - arrow.start) * 10);
    at += 1;
    if (isEndOfChain(after)) {
      at += 1;
      break;
    }
  }
  const start = tokens[first]?.start ?? 0;
  const end = tokens[at - 1]?.end ?? start;
  if (gaps.size === 0) return null;
  if (gaps.size > 1) return { token: { kind: "unreadable", start, end }, next: at };
  return { token: { ...sideBySide(start, end, items), loose: false }, next: at };
}

const isEndOfChain = (token: Token) => token.kind === "value" && token.value === null;

/** Lists side by side: [1, 4], [3, 6] and [8, 9], or one below the other. */
function listsAt(tokens: readonly Token[], first: number): Joined {
  const items: Value[] = [];
  let at = first;
  for (let item = tokens[at]; isFlatList(item); item = tokens[at]) {
    items.push(item);
    let next = at + 1;
    if (isSign(tokens[next], ",")) next += 1;
    if (isWord(tokens[next], AND)) next += 1;
    else if (tokens[next]?.kind === "end-of-line" && startsLine(tokens, at)) next += 1;
    if (next === at + 1 || !isFlatList(tokens[next])) break;
    at = next;
  }
  const [start, end] = [items[0], items.at(-1)];
  if (!start || !end || items.length < 2) return null;
  const value = items.map((item) => item.value);
  const unquoted = items.some((item) => item.unquoted);
  return { token: { ...sideBySide(start.start, end.end, value), unquoted }, next: at + 1 };
}

function startsLine(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === "end-of-line" || isSign(before, ":", "=", "->");
}

type Row = { items: number[]; digits: number; start: number; end: number; next: number };

/** Lines of numbers only, all of the same length. A result may follow on the last line after a word or an arrow. */
function rowsAt(tokens: readonly Token[], first: number): Joined {
  const rows: Row[] = [];
  let at = first;
  for (let row = rowAt(tokens, at); row; row = rowAt(tokens, at)) {
    const top = rows[0];
    if (top && !sameWidth(top, row))
      return { token: { kind: "unreadable", start: top.start, end: row.end }, next: row.next };
    rows.push(row);
    at = row.next;
    const next = tokens[at];
    if (next?.kind !== "end-of-line" || !isNumber(tokens[at + 1])) break;
    at += 1;
  }
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (!top || !bottom || rows.length < 2) return null;
  const value = top.items.length > 1 ? rows.map(({ items }) => items) : rows.map(digitsOf);
  return { token: sideBySide(top.start, bottom.end, value), next: bottom.next };
}

function rowAt(tokens: readonly Token[], first: number): Row | null {
  const start = tokens[first];
  if (!isNumber(start) || !startsLine(tokens, first)) return null;
  const items: number[] = [];
  let at = first;
  let end = start.end;
  for (let item = tokens[at]; isNumber(item); item = tokens[at]) {
    items.push(item.value);
    end = item.end;
    at += 1;
    if (isSign(tokens[at], ",") && (isNumber(tokens[at + 1]) || endsThought(tokens[at + 1])))
      at += 1;
  }
  const next = tokens[at];
  const ends = endsThought(next) || isSign(next, "->") || next?.kind === "word";
  return ends
    ? { items, digits: start.end - start.start, start: start.start, end, next: at }
    : null;
}

/** Rows of one number each are a grid only when they are digits of the same width: 101 above 010. */
const sameWidth = (one: Row, other: Row) =>
  one.items.length === other.items.length &&
  (one.items.length > 1 || (one.digits === other.digits && one.digits > 1));

const digitsOf = ({ items, digits }: Row): number[] =>
  [...String(items[0]).padStart(digits, "0")].map(Number);
