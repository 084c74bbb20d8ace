import type { RunValue } from "../../entities/runs/run.ts";
import { fits, type Shape } from "../examples/tokens/shape.ts";
import { numberWords } from "../reading/number-words.ts";

/** Words that may stand around a value without changing it. */
const FILLERS = new Set(
  (
    "a an and answer are at be back comes function get gets give gives i index indices is it list of out output place " +
    "places position positions result return returns so that the then think to und will would y"
  ).split(" "),
);
const EMPTY = new Set(["empty", "nothing", "none"]);
const YES_OR_NO = new Map<string, boolean>([
  ...["true", "yes", "y", "ja", "sí", "si", "wahr", "verdadero"].map(
    (word) => [word, true] as const,
  ),
  ...["false", "no", "n", "nein", "falsch", "falso"].map((word) => [word, false] as const),
]);

/**
 * Reads a value of the given shape from a few words around it; undefined when a word could change what is meant, as in
 * `3 or 4`. Quotes are left alone, because they say that a text is meant.
 */
export function readSpoken(
  typed: string,
  shape: Shape,
  readValue: (text: string) => RunValue,
): RunValue | undefined {
  if (shape.depth > 1) return readRows(typed, shape, readValue);
  if (shape.base !== "boolean" && shape.base !== "number") return undefined;
  if (shape.depth === 1) return readList(typed.replaceAll(/[[\](){},;]/g, " "), shape);
  const words = withoutUnit(wordsIn(afterLast(["=", "→", "➡", "⇒"], typed)));
  return words.every(isKnown) ? onlyOf(words.flatMap((word) => saidBy(word, shape))) : undefined;
}

/** Rows without the brackets around them. */
function readRows(
  typed: string,
  shape: Shape,
  readValue: (text: string) => RunValue,
): RunValue | undefined {
  const rows = typed.trim().replaceAll(/\](?:\s|,|;|and)*\[/g, "], [");
  if (!rows.startsWith("[") || !rows.includes("], [")) return undefined;
  const value = readValue(`[${rows}]`);
  return fits(value, shape) ? value : undefined;
}

function readList(typed: string, shape: Shape): RunValue | undefined {
  const words = wordsIn(typed).filter((word) => word !== "null");
  if (!words.every(isKnown)) return undefined;
  const values = words.flatMap((word) => saidBy(word, { ...shape, depth: 0 }));
  if (values.length > 1) return values;
  return values.length === 0 && words.some((word) => EMPTY.has(word)) ? [] : undefined;
}

function saidBy(word: string, { base }: Shape): (number | boolean)[] {
  if (base === "boolean") {
    const said = YES_OR_NO.get(word);
    return said === undefined ? [] : [said];
  }
  const spelled = numberWords.indexOf(word.replace(/^-/, ""));
  if (spelled >= 0) return [word.startsWith("-") ? -spelled : spelled];
  return isNumber(word) ? [Number(word.replaceAll(",", ""))] : [];
}

/** The words and numbers of a text without fillers. */
function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("−", "-")
    .replaceAll(/-{1,3}>|[→➡⇒]/g, " ")
    .replaceAll(/\bminus\s/g, "-")
    .split(/\s/)
    .map((word) => word.replace(/^[:=]{1,3}/, "").replace(/[.:!]{1,3}$/, ""))
    .filter((word) => word !== "" && !FILLERS.has(word));
}

/** `4 coins` is a number and what it counts. */
function withoutUnit(words: string[]): string[] {
  const [number = "", unit = ""] = words;
  return words.length === 2 && isNumber(number) && /^\p{L}+$/u.test(unit) ? [number] : words;
}

function isKnown(word: string): boolean {
  return (
    isNumber(word) ||
    YES_OR_NO.has(word) ||
    EMPTY.has(word) ||
    numberWords.includes(word.replace(/^-/, ""))
  );
}

function isNumber(word: string): boolean {
  return /^-?\d+(?:,\d{3})*(?:\.\d+)?$/.test(word);
}

function afterLast(signs: readonly string[], text: string): string {
  const at = Math.max(...signs.map((sign) => text.lastIndexOf(sign)));
  return text.slice(at + 1);
}

function onlyOf<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
