import type { Json } from "../../schema/shared.ts";

/** Ways to take one argument for something else, by name. Undefined where a value is not of that make. */
export const inputChanges: Record<string, (value: Json) => Json | undefined> = {
  sorted: (value) => inLists(value, (items) => items.toSorted(compare)),
  reversed: (value) => inSequences(value, (items) => items.toReversed()),
  "without-repeats": (value) => inSequences(value, withoutRepeats),
  "runs-joined": (value) =>
    inSequences(value, (items) =>
      items.filter((item, at) => at === 0 || !isSame(item, items[at - 1])),
    ),
  "without-the-first": (value) => inSequences(value, (items) => items.slice(1)),
  "without-the-last": (value) => inSequences(value, (items) => items.slice(0, -1)),
  "without-signs": (value) =>
    inNumber(value, Math.abs) ?? inNumbers(value, (all) => all.map(Math.abs)),
  "without-negatives": (value) => inNumbers(value, (all) => all.filter((number) => number >= 0)),
  "without-zeros": (value) => inNumbers(value, (all) => all.filter((number) => number !== 0)),
  "in-small-letters": (value) => inText(value, (text) => text.toLowerCase()),
  "letters-only": (value) => inText(value, (text) => text.replaceAll(/[^a-z]/gi, "")),
  "without-spaces": (value) => inText(value, (text) => text.replaceAll(/\s/g, "")),
  "first-word": (value) => inText(value, (text) => text.trim().split(/\s/)[0] ?? ""),
  "one-more": (value) => inNumber(value, (number) => number + 1),
  "one-less": (value) => inNumber(value, (number) => number - 1),
  negated: (value) => inNumber(value, (number) => -number),
  "parts-reversed": (value) => inParts(value, (part) => part.toReversed()),
  "parts-sorted": (value) => inParts(value, (part) => part.toSorted(compare)),
  "parts-turned-round": (value) => inPairs(value, (one, other, rest) => [[other, one, ...rest]]),
  "parts-both-ways": (value) =>
    inPairs(value, (one, other, rest) => [
      [one, other, ...rest],
      [other, one, ...rest],
    ]),
  "parts-end-later": (value) => inPartEnds(value, (end) => end + 1),
  "parts-end-earlier": (value) => inPartEnds(value, (end) => end - 1),
  "parts-end-in-one": (value) => inPartEnds(value, () => 1),
  "parts-end-in-zero": (value) => inPartEnds(value, () => 0),
  "without-the-border": (value) => inParts(value, (part) => part.slice(1, -1))?.slice(1, -1),
  "zeros-for-ones": (value) =>
    inParts(value, (part) => part.map((item) => (item === 0 ? 1 : item === 1 ? 0 : item))),
};

export function compare(one: Json, other: Json): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one) < String(other) ? -1 : 1;
}

export function withoutRepeats(items: readonly Json[]): Json[] {
  return items.filter((item, at) => items.findIndex((earlier) => isSame(earlier, item)) === at);
}

export function isNumbers(value: Json): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === "number");
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function inNumber(value: Json, change: (number: number) => number): number | undefined {
  return typeof value === "number" ? change(value) : undefined;
}

function inText(value: Json, change: (text: string) => string): string | undefined {
  return typeof value === "string" ? change(value) : undefined;
}

function inNumbers(value: Json, change: (numbers: number[]) => number[]): Json[] | undefined {
  return isNumbers(value) ? change(value) : undefined;
}

function inLists(value: Json, change: (items: Json[]) => Json[]): Json[] | undefined {
  return Array.isArray(value) ? change(value) : undefined;
}

/** In a list, and in a text as the list of its characters. */
function inSequences(value: Json, change: (items: Json[]) => Json[]): Json | undefined {
  if (typeof value === "string") return change([...value]).join("");
  return inLists(value, change);
}

/** In each list of a list of lists. */
function inParts(value: Json, change: (part: Json[]) => Json[]): Json[] | undefined {
  if (!Array.isArray(value) || !value.some((part) => Array.isArray(part))) return undefined;
  return value.map((part) => (Array.isArray(part) ? change(part) : part));
}

type ChangePair = (one: Json, other: Json, rest: Json[]) => Json[][];

function inPairs(value: Json, change: ChangePair): Json[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs = value.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [one, other, ...rest] = part;
    return one === undefined || other === undefined ? [] : [{ one, other, rest }];
  });
  if (pairs.length < value.length) return undefined;
  return pairs.flatMap(({ one, other, rest }) => change(one, other, rest));
}

function inPartEnds(value: Json, change: (end: number) => number): Json[] | undefined {
  if (!Array.isArray(value) || !value.every((part) => isNumbers(part))) return undefined;
  return inPairs(value, (one, other, rest) => {
    const part = [one, other, ...rest];
    return [part.with(-1, change(Number(part.at(-1))))];
  });
}
