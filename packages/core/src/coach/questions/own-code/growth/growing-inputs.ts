import type { Problem } from "../../../../entities/catalog/problem.ts";
import type { RunValue } from "../../../../entities/runs/run.ts";

export const SIZES = [4, 8, 16] as const;

/** Inputs of the same kind in a given size: the first example's values again and again, and values that are all different. */
export function inputsOfSize(problem: Problem, size: number): RunValue[][] {
  const args = problem.examples[0]?.args ?? [];
  const grows = args.some((arg) => Array.isArray(arg) || typeof arg === "string");
  if (!grows) return [args.map((arg) => (typeof arg === "number" ? size : arg))];
  return [args.map((arg) => repeated(arg, size)), args.map((arg) => different(arg, size))];
}

function repeated(value: RunValue, size: number): RunValue {
  if (typeof value === "string" && value !== "") {
    return value.repeat(Math.ceil(size / value.length)).slice(0, size);
  }
  if (!Array.isArray(value) || value.length === 0) return value;
  return isAscending(value)
    ? different(value, size)
    : Array.from({ length: size }, (_, at) => value[at % value.length]);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Neither a value nor a sum of the lists made here, so that no program finds its result early. */
const NOT_THERE = -7;

function different(value: RunValue, size: number): RunValue {
  if (typeof value === "number") return NOT_THERE;
  if (typeof value === "string") return LETTERS.repeat(2).slice(0, size);
  if (!Array.isArray(value)) return value;
  const [first] = value;
  if (typeof first === "number") return Array.from({ length: size }, (_, at) => at * 2 + 1);
  if (typeof first === "string")
    return Array.from({ length: size }, (_, at) => `w${LETTERS[at % 26]}`);
  return Array.from({ length: size }, (_, at) => value[at % value.length]);
}

const isAscending = (values: readonly RunValue[]): boolean =>
  values.length > 1 &&
  values.every((value, at) => {
    const before = values[at - 1];
    return at === 0 || (typeof value === "number" && typeof before === "number" && before < value);
  });
