import type { Json } from "../../schema/shared.ts";
import { compare, isNumbers, withoutRepeats } from "./input-changes.ts";

type ChangeResult = (result: Json, args: readonly Json[]) => Json | undefined;

/** Ways to give something else back, by name. Undefined where a result is not of that make. */
export const resultChanges: Record<string, ChangeResult> = {
  "one-more": (result) =>
    isNumbers(result) ? result.map((number) => number + 1) : inNumber(result, (it) => it + 1),
  "one-less": (result) => inNumber(result, (number) => number - 1),
  negated: (result) => (typeof result === "boolean" ? !result : inNumber(result, (it) => -it)),
  "counted-from-one": (result) => inNumber(result, (it) => (it === -1 ? it : it + 1)),
  "zero-for-none": (result) => (result === -1 ? 0 : result),
  "minus-one-for-none": (result) => (result === 0 ? -1 : result),
  "null-for-none": (result) => (isEmptyList(result) ? null : result),
  "an-empty-part-for-none": (result) => (isEmptyList(result) ? [[]] : result),
  "minus-ones-for-none": (result) => (isEmptyList(result) ? [-1, -1] : result),
  length: (result) => inList(result, (items) => items.length),
  reversed: (result) => inList(result, (items) => items.toReversed()),
  sorted: (result) => inList(result, (items) => items.toSorted(compare)),
  "sorted-down": (result) => inList(result, (items) => items.toSorted(compare).toReversed()),
  "without-the-first": (result) => inList(result, (items) => items.slice(1)),
  "without-the-last": (result) => inList(result, (items) => items.slice(0, -1)),
  "without-repeats": (result) => inList(result, withoutRepeats),
  flat: (result) => inList(result, (items) => items.flat()),
  first: (result) => inList(result, (items) => items[0] ?? null),
  last: (result) => inList(result, (items) => items.at(-1) ?? null),
  "parts-reversed": (result) => inParts(result, (part) => part.toReversed()),
  "parts-sorted": (result) => inParts(result, (part) => part.toSorted(compare)),
  "parts-without-repeats": (result) => inParts(result, withoutRepeats),
  "parts-counted": (result) => inParts(result, (part) => part.length),
  "value-there": valueThere,
};

/** What stands at a position in place of the position. */
function valueThere(result: Json, args: readonly Json[]): Json | undefined {
  const sequence = args.find((value) => Array.isArray(value) || typeof value === "string");
  if (typeof sequence !== "string" && !Array.isArray(sequence)) return undefined;
  const at = (position: number) => sequence[position] ?? position;
  return isNumbers(result) ? result.map(at) : typeof result === "number" ? at(result) : undefined;
}

function inNumber(result: Json, change: (number: number) => number): number | undefined {
  return typeof result === "number" ? change(result) : undefined;
}

function inList(result: Json, change: (items: Json[]) => Json): Json | undefined {
  return Array.isArray(result) ? change(result) : undefined;
}

function inParts(result: Json, change: (part: Json[]) => Json): Json | undefined {
  return inList(result, (items) =>
    items.map((part) => (Array.isArray(part) ? change(part) : part)),
  );
}

function isEmptyList(result: Json): boolean {
  return Array.isArray(result) && result.length === 0;
}
