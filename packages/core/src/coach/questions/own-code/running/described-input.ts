import type { Problem } from "../../../../entities/catalog/problem.ts";
import type { RunValue } from "../../../../entities/runs/run.ts";

type Long = string | RunValue[];
type Shape = {
  says: RegExp;
  make: (long: Long) => RunValue | null;
  /** Whether a value is of that kind. A visible test with such a value is preferred to a made one. */
  isOne?: (long: Long) => boolean;
};

const numbersOf = (long: Long): number[] | null =>
  Array.isArray(long) && long.every((each) => typeof each === "number") ? long : null;

/** Inputs that are told in words, each made from the first list or text of the first example. */
const shapes: readonly Shape[] = [
  {
    says: /\b(an |the |is |for |with |it )?empty( (list|array|string|text|input|tree|one|word|grid|row))?\b|\bno (elements|values|items|numbers|letters)\b|\bnothing at all\b/i,
    make: (long) => long.slice(0, 0),
  },
  {
    says: /\b(single|only one|just one|with one|exactly one|one) (elements?|values?|items?|numbers?|letters?|characters?|chars?|prices?|coins?|days?|words?|nodes?|rows?|entr(y|ies)|signs?|box(es)?|brackets?|cards?|intervals?|bookings?|things?|readings?|rooms?)\b/i,
    make: (long) => long.slice(0, 1),
  },
  {
    says: /\b(all|every\w*) (of them |values |numbers |letters |elements |items )?(are |is )?(the same|equal|identical)\b|\bsame (number|value|letter) (everywhere|only|again and again)\b/i,
    make: (long) =>
      typeof long === "string"
        ? (long[0] ?? "a").repeat(3)
        : [long[0], long[0], long[0]].map(valueOr),
  },
  {
    says: /\b(duplicates?|doubles|repeats|repeated (values|numbers|letters|elements)|same (number|value|letter|element) twice|twice the same)\b/i,
    make: (long) =>
      typeof long === "string"
        ? long.slice(0, 2) + long.slice(0, 2)
        : [...long.slice(0, 2), ...long.slice(0, 2)],
    isOne: (long) => new Set([...long].map((each) => JSON.stringify(each))).size < long.length,
  },
  {
    says: /\b(go(es|ing)? down|decreasing|descending|falling|fall|sorted backwards|reverse(d)? order|backwards)\b/i,
    make: (long) => numbersOf(long)?.toSorted((one, other) => other - one) ?? null,
  },
  {
    says: /\b(go(es|ing)? up|increasing|ascending|rising|rise|already sorted|sorted (input|list|array))\b/i,
    make: (long) => numbersOf(long)?.toSorted((one, other) => one - other) ?? null,
  },
  {
    says: /\bnegatives?( numbers?| values?)?\b|\bminus (numbers?|values?)\b|\bbelow zero\b/i,
    make: (long) => numbersOf(long)?.map((each) => -Math.abs(each)) ?? null,
    isOne: (long) => numbersOf(long)?.some((each) => each < 0) ?? false,
  },
  {
    says: /\b(zeros?|zeroes|only 0s?|all 0s?)\b/i,
    make: (long) => numbersOf(long)?.map(() => 0) ?? null,
    isOne: (long) => numbersOf(long)?.includes(0) ?? false,
  },
];

/** Matches a description of the result, not of the input. */
const OF_RESULT =
  /\b(results?|output|outputs|answers?|returns?|returned)\b.{0,20}\b(empty|the same|equal|negative|zeros?)\b/i;

const valueOr = (value: RunValue | undefined): RunValue => value ?? null;

/** The first example with its first list or text as the question describes it; null where it describes none. */
export function describedInput(question: string, { examples, tests }: Problem): RunValue[] | null {
  const args = examples[0]?.args ?? [];
  const at = args.findIndex((arg) => Array.isArray(arg) || typeof arg === "string");
  const long = args[at];
  if (typeof long !== "string" && !Array.isArray(long)) return null;
  for (const { says, make, isOne } of shapes) {
    if (!says.test(question) || OF_RESULT.test(question)) continue;
    const given = tests.find(({ hidden, args: own }) => {
      const value = own[at];
      return !hidden && (typeof value === "string" || Array.isArray(value)) && isOne?.(value);
    });
    if (given) return [...given.args];
    const made = make(long);
    if (made !== null) return args.with(at, made);
  }
  return null;
}
