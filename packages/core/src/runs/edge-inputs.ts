import type { Problem } from "../entities/catalog/problem.ts";
import type { RunValue } from "../entities/runs/run.ts";

type Make = (value: RunValue) => RunValue[];

const lists =
  (change: (items: readonly RunValue[]) => RunValue[]): Make =>
  (value) => {
    if (typeof value === "string") return [change([...value]).join("")];
    return Array.isArray(value) ? [change(value)] : [];
  };
const numbers =
  (change: (value: number) => number): Make =>
  (value) =>
    typeof value === "number" ? [change(value)] : [];

/** How to make an input of each kind from a value of an example. */
const kinds: ReadonlyMap<string, Make> = new Map<string, Make>(
  Object.entries({
    "nothing in it": lists(() => []),
    "one value": lists((items) => items.slice(0, 1)),
    "all the same": lists((items) => items.map(() => items[0] ?? null)),
    backwards: lists((items) => items.toReversed()),
    "sorted from large to small": (value) =>
      Array.isArray(value) && value.every((item) => typeof item === "number")
        ? [value.toSorted((one, other) => Number(other) - Number(one))]
        : [],
    "everything twice": lists((items) => [...items, ...items]),
    "one value less": lists((items) => items.slice(0, -1)),
    "negative values": (value) =>
      Array.isArray(value) && value.some((item) => typeof item === "number")
        ? [value.map((item) => (typeof item === "number" ? -Math.abs(item) : item))]
        : [],
    "the number 0": numbers(() => 0),
    "the number 1": numbers(() => 1),
    "a number one larger": numbers((value) => value + 1),
    "a number one smaller": numbers((value) => value - 1),
  }),
);

/** Edge cases of one kind, made from the published examples. The problem may not allow all of them. */
export function edgeInputs({ examples }: Pick<Problem, "examples">, kind: string): RunValue[][] {
  const make = kinds.get(kind);
  if (!make) return [];
  const known = new Set<string>();
  return examples
    .flatMap(({ args }) =>
      args.flatMap((value, at) => make(value).map((changed) => [...args.with(at, changed)])),
    )
    .filter((args) => {
      const text = JSON.stringify(args);
      const isNew = !known.has(text);
      known.add(text);
      return isNew;
    });
}

/** The kinds of edge cases that can be made for a problem. */
export function edgeKinds(problem: Pick<Problem, "examples">): string[] {
  return [...kinds.keys()].filter((kind) => edgeInputs(problem, kind).length > 0);
}
