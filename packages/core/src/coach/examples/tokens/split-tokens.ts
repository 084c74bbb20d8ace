import type { Problem } from "../../../entities/catalog/problem.ts";
import { constantOf, itemsAt, listAt, matchAt, numberAt, quotedAt } from "./read-literal.ts";
import type { Token } from "./token.ts";

const WORD = /[\p{L}\p{N}_]+(?:['’][\p{L}]+)?/uy;
const ARROW = /(?:[-=]{1,3}>|[→⇒⟶➔➜⟹])/y;
const ABBREVIATION = /(?:e\.g\.|i\.e\.|etc\.)/iy;
const ELLIPSIS = /(?:\.{2,}|…)/y;
const COMMENT = /(?:\/\/|#|>>>)/y;
const EQUALS = /={1,3}/y;
const BRACKETS = /[()[\]{}]{2,}/y;

/** The text as words, values and signs, read once from front to back. */
export function splitTokens(text: string, { signature }: Problem): Token[] {
  const names = new Set([signature.name, signature.pythonName ?? signature.name, "f", "solution"]);
  const takesText = signature.parameters.some(({ type }) => type === "string");
  const takesList = signature.parameters.some(({ type }) => type.endsWith("[]"));
  const readers: Reader[] = [
    lineEndAt,
    (source, at) => callAt(source, at, names),
    ...(takesText && !takesList ? [bracketTextAt] : []),
    quoteAt,
    valueAt,
    signAt,
    wordAt,
  ];
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = readers.reduce<Token | null>((found, read) => found ?? read(text, at), null);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return tokens;
}

type Reader = (text: string, at: number) => Token | null;

const lineEndAt: Reader = (text, at) =>
  text[at] === "\n" ? { kind: "end-of-line", start: at, end: at + 1 } : null;

function callAt(text: string, start: number, names: ReadonlySet<string>): Token | null {
  if (/\w/.test(text[start - 1] ?? "")) return null;
  const name = matchAt(/[A-Za-z_]\w*/y, text, start);
  if (name === null || !names.has(name) || text[start + name.length] !== "(") return null;
  const items = itemsAt(text, start + name.length, 1, true);
  return items && !items.unquoted
    ? { kind: "call", args: items.value, start, end: items.end }
    : { kind: "unreadable", start, end: start + name.length };
}

/** When the problem takes a text and no list, brackets are part of the text. */
const bracketTextAt: Reader = (text, start) => {
  const raw = matchAt(BRACKETS, text, start);
  return raw === null ? null : { kind: "word", text: raw, raw, start, end: start + raw.length };
};

const quoteAt: Reader = (text, start) => {
  const quoted = quotedAt(text, start);
  return quoted && { kind: "value", loose: false, round: false, start, ...quoted };
};

const valueAt: Reader = (text, start) => {
  const list = listAt(text, start);
  const round = text[start] === "(";
  if (list && (!round || (list.value.length > 1 && !list.unquoted)))
    return { kind: "value", loose: false, round, start, ...list };
  if (text[start] === "[") return { kind: "unreadable", start, end: start + 1 };
  const before = text[start - 1] ?? "";
  if (/[\w.]/.test(before) || (text[start] === "-" && /[\w)\]]/.test(before))) return null;
  const number = numberAt(text, start);
  return number && { kind: "value", loose: false, round: false, start, ...number };
};

const signAt: Reader = (text, start) => {
  const abbreviation = matchAt(ABBREVIATION, text, start);
  if (abbreviation !== null) {
    const end = start + abbreviation.length;
    return { kind: "word", text: "example", raw: abbreviation, start, end };
  }
  for (const [expression, name] of [
    [ARROW, "->"],
    [ELLIPSIS, "…"],
    [COMMENT, "#"],
    [EQUALS, "="],
  ] as const) {
    const found = matchAt(expression, text, start);
    if (found !== null) return { kind: "sign", text: name, start, end: start + found.length };
  }
  const sign = text[start] ?? "";
  const end = start + 1;
  if (".!?".includes(sign) && /^\s?$/.test(text[end] ?? ""))
    return { kind: "end-of-sentence", start, end };
  return /[\s\p{L}\p{N}_]/u.test(sign) ? null : { kind: "sign", text: sign, start, end };
};

const wordAt: Reader = (text, start) => {
  const raw = matchAt(WORD, text, start);
  if (raw === null) return null;
  const lower = raw.toLowerCase().replace("’", "'");
  const end = start + raw.length;
  const constant = constantOf(lower);
  return constant === undefined
    ? { kind: "word", text: lower, raw, start, end }
    : { kind: "value", value: constant, unquoted: false, loose: false, round: false, start, end };
};
