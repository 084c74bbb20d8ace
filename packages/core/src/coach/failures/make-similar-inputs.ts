import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";

const MAX_INPUT_CHARACTERS = 200;

/** Makes inputs near those of the tests: shorter, reversed, swapped, doubled. They may not be allowed by the problem. */
export function makeSimilarInputs({ tests }: Problem): RunValue[][] {
  const small = tests
    .map(({ args }) => args)
    .filter((args) => textOf(args).length <= MAX_INPUT_CHARACTERS);
  const known = new Set(small.map(textOf));
  return small
    .flatMap((args) =>
      args.flatMap((value, at) => variantsOf(value).map((variant) => args.with(at, variant))),
    )
    .filter((args) => {
      const text = textOf(args);
      const isNew = !known.has(text);
      known.add(text);
      return isNew;
    });
}

function variantsOf(value: RunValue): RunValue[] {
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "string") {
    return listVariants([...value]).map((characters) => characters.join(""));
  }
  return Array.isArray(value) ? listVariants(value) : [];
}

function listVariants<T>(list: readonly T[]): T[][] {
  const [first, second, ...rest] = list;
  if (first === undefined) return [];
  const shorter = [list.slice(1), list.slice(0, -1)];
  if (second === undefined) return [...shorter, [first, first]];
  return [
    ...shorter,
    list.toReversed(),
    [second, first, ...rest],
    [first, ...list],
    [...list, first],
  ];
}

function textOf(value: readonly RunValue[]): string {
  return JSON.stringify(value);
}
