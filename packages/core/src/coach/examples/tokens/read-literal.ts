import type { RunValue } from "../../../entities/runs/run.ts";

export type Literal<Read = RunValue> = { value: Read; end: number; unquoted: boolean };

/** Deeper lists are no input of any problem; the limit also keeps reading linear where brackets never close. */
const MAX_DEPTH = 4;

/** A longer number is no input of any problem, and would lose digits. */
const NUMBER = /-?\d[\w.]{0,15}/y;
/** A longer text is not written by hand. */
const MAX_QUOTED = 300;
const NAME = /[\p{L}_@][\p{L}\p{N}_@.]*/uy;
const SPACE = /\s*/y;

const CLOSING: Readonly<Record<string, string>> = { "[": "]", "(": ")" };

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"”“',
  "“": '”"“',
  "”": '”"',
  "„": '“”"',
  "«": "»",
  "'": "'’",
  "‘": "’'",
  "’": "’'",
  "`": "`",
};

const CONSTANTS: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
  none: null,
  nil: null,
};

export const constantOf = (word: string): boolean | null | undefined =>
  Object.hasOwn(CONSTANTS, word) ? CONSTANTS[word] : undefined;

/** What the sticky expression matches at this position, without copying the text before it. */
export function matchAt(expression: RegExp, text: string, at: number): string | null {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? null;
}

const skipSpace = (text: string, at: number) => at + (matchAt(SPACE, text, at)?.length ?? 0);

export function numberAt(text: string, at: number): Literal<number> | null {
  const digits = matchAt(NUMBER, text, at)?.replace(/\.{1,16}$/, "");
  if (!digits || !/^-?\d+(?:\.\d+)?$/.test(digits)) return null;
  const end = at + digits.length;
  return isWordSign(text[end]) ? null : { value: Number(digits), end, unquoted: false };
}

/** A text in quotes of any kind. An apostrophe inside a word neither opens nor closes one. */
export function quotedAt(text: string, start: number): Literal<string> | null {
  const closers = QUOTES[text[start] ?? ""];
  if (!closers || isWordSign(text[start - 1])) return null;
  const limit = Math.min(text.length, start + MAX_QUOTED);
  for (let at = start + 1; at < limit && text[at] !== "\n"; at += 1) {
    if (closers.includes(text[at] ?? "") && !isWordSign(text[at + 1]))
      return { value: text.slice(start + 1, at), end: at + 1, unquoted: false };
  }
  return null;
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** A list or a tuple whose items are separated by commas or spaces. */
export function listAt(text: string, start: number, depth = 1): Literal<RunValue[]> | null {
  const items = itemsAt(text, start, depth, false);
  return items && { ...items, value: items.value.map(({ value }) => value) };
}

type Item = { name: string | null; value: RunValue };

/** What stands between the brackets; `named` allows `days=2` and `days: 2`. */
export function itemsAt(
  text: string,
  start: number,
  depth: number,
  named: boolean,
): Literal<Item[]> | null {
  const closing = CLOSING[text[start] ?? ""];
  if (!closing || depth > MAX_DEPTH) return null;
  const value: Item[] = [];
  let unquoted = false;
  let at = skipSpace(text, start + 1);
  while (text[at] !== closing) {
    const name = named ? matchAt(/[A-Za-z_]\w*\s?[=:]\s?/y, text, at) : null;
    const item = itemAt(text, at + (name?.length ?? 0), depth);
    if (!item) return null;
    value.push({ name: name?.replace(/\s?[=:]\s?$/, "") ?? null, value: item.value });
    unquoted ||= item.unquoted;
    at = skipSpace(text, item.end);
    if (text[at] === "," || text[at] === ";") at = skipSpace(text, at + 1);
    else if (at === item.end && text[at] !== closing) return null;
  }
  return { value, end: at + 1, unquoted };
}

function itemAt(text: string, at: number, depth: number): Literal | null {
  const known = listAt(text, at, depth + 1) ?? quotedAt(text, at) ?? numberAt(text, at);
  if (known) return known;
  const name = matchAt(NAME, text, at);
  if (name === null) return null;
  const constant = constantOf(name.toLowerCase());
  const end = at + name.length;
  return constant === undefined
    ? { value: name, end, unquoted: true }
    : { value: constant, end, unquoted: false };
}
