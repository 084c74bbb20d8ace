import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { edgeInputs } from "../../runs/edge-inputs.ts";

/** A list or text of this length can still be read in a test. */
const MAX_LENGTH = 12;

const BETWEEN =
  /\bbetween (-?[\d,]{1,15}) and (-?[\d,]{1,15})|\bfrom (-?[\d,]{1,15}) to (-?[\d,]{1,15})/g;
/** The constraint limits how many values there are, not the values. */
const OF_LENGTH = /\b(?:has|have|holds?|contains?|there are) between\b|\blength\b/i;
/** The count may be a parameter of its own: "There are between 1 and 4,000 places". */
const OF_COUNT = /\bthere are between\b/i;

/** The kinds of edge cases that a constraint's words are about. */
const kindsByWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bempty\b|\bat all\b|\bnone\b/i, ["nothing in it", "one value"]],
  [/\b(?:twice|same|equal|once|again|repeat\w*)\b/i, ["all the same", "everything twice"]],
  [/\b(?:sorted|order|turned)\b/i, ["backwards", "sorted from large to small"]],
  [/\b(?:negative|below 0)\b/i, ["negative values"]],
  [/\b(?:largest|larger|at most|last|end)\b/i, ["a number one larger", "one value less"]],
  [/\b(?:smallest|smaller|at least)\b/i, ["a number one smaller", "the number 1"]],
];

/** Inputs at the limits that a constraint names, or of the kinds that it is about. The problem may not allow all of them. */
export function constraintInputs(
  problem: Pick<Problem, "examples" | "constraints">,
  place: number,
): RunValue[][] {
  const text = problem.constraints[place] ?? "";
  const bounds = [...text.matchAll(BETWEEN)].flatMap(([, ...found]) =>
    found.filter(Boolean).map((digits) => Number(digits.replaceAll(",", ""))),
  );
  const changed = (value: RunValue, bound: number) => [
    ...(OF_LENGTH.test(text) ? withLength(value, bound) : withValue(value, bound)),
    ...(OF_COUNT.test(text) && typeof value === "number" ? [bound] : []),
  ];
  const atBounds = problem.examples.flatMap(({ args }) =>
    args.flatMap((value, at) =>
      bounds.flatMap((bound) => changed(value, bound).map((next) => [...args.with(at, next)])),
    ),
  );
  const kinds = kindsByWords.flatMap(([words, named]) => (words.test(text) ? named : []));
  return [...atBounds, ...kinds.flatMap((kind) => edgeInputs(problem, kind))];
}

/** The number itself, or a list that begins or ends with it. */
function withValue(value: RunValue, bound: number): RunValue[] {
  if (typeof value === "number") return [bound];
  if (!Array.isArray(value) || !value.some((item) => typeof item === "number")) return [];
  return [value.with(0, bound), value.with(-1, bound)];
}

/** Each part of a list or text that is so long. */
function withLength(value: RunValue, bound: number): RunValue[] {
  if (bound < 0 || bound > MAX_LENGTH) return [];
  if (typeof value === "string") return partsOf([...value], bound).map((part) => part.join(""));
  return Array.isArray(value) && value.length > 0 ? partsOf(value, bound) : [];
}

/** Shorter than asked for, the items are repeated. */
function partsOf<Item>(items: readonly Item[], length: number): Item[][] {
  if (length === 0) return [[]];
  const repeated = [...items];
  while (items.length > 0 && repeated.length < length) repeated.push(...items);
  const last = Math.max(0, items.length - length);
  return Array.from({ length: last + 1 }, (_, from) => repeated.slice(from, from + length));
}
