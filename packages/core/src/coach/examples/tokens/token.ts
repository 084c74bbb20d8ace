import type { RunValue } from "../../../entities/runs/run.ts";

type Place = { start: number; end: number };

/** `text` is in small letters, `raw` as it was written. */
export type Word = Place & { kind: "word"; text: string; raw: string };
export type Value = Place & {
  kind: "value";
  value: RunValue;
  /** A list whose items stand without quotes, as in [tea, pot]. */
  unquoted: boolean;
  /** Several lists or rows of numbers side by side, without an outer list. */
  loose: boolean;
  /** In round brackets: a tuple, or a remark that looks like one. */
  round: boolean;
};
export type Call = Place & { kind: "call"; args: { name: string | null; value: RunValue }[] };
export type Sign = Place & { kind: "sign"; text: string };
/** A thought may end at `end-of-line` and `end-of-sentence`; `unreadable` is a value in a form we do not know. */
export type Other = Place & { kind: "end-of-line" | "end-of-sentence" | "unreadable" };

export type Token = Word | Value | Call | Sign | Other;

export const isSign = (token: Token | undefined, ...texts: string[]): boolean =>
  token?.kind === "sign" && texts.includes(token.text);

export const isWord = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === "word" && words.has(token.text);

export const isNumber = (token: Token | undefined): token is Value & { value: number } =>
  token?.kind === "value" && typeof token.value === "number";

/** A list of plain items, such as a row or an interval. */
export const isFlatList = (token: Token | undefined): token is Value =>
  token?.kind === "value" &&
  Array.isArray(token.value) &&
  !token.value.some((item) => Array.isArray(item));

export const endsThought = (token: Token | undefined): boolean =>
  token === undefined || token.kind === "end-of-line" || token.kind === "end-of-sentence";
