import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";

type Change = (value: RunValue) => RunValue | undefined;

/**
 * The visible tests with one value changed: cut shorter, turned around, doubled, a number more or less. One change of each test
 * after the other, so that the first ones differ most. The problem may not allow all of them.
 */
export function makeSmallInputs({ tests, examples }: Problem): (readonly RunValue[])[] {
  const known = tests.filter(({ hidden }) => !hidden).map(({ args }) => args);
  // An input that is a hidden test's stays hidden.
  const short = tests.map(({ args }) => args).filter(isShort);
  const seen = new Set([...short, ...examples.map(({ args }) => args)].map(keyOf));
  const made: (readonly RunValue[])[] = [];
  for (const change of changes) {
    for (const args of known.filter(isShort)) {
      const at = args.findIndex((arg) => change(arg) !== undefined);
      const changed = args[at] === undefined ? undefined : change(args[at]);
      if (changed === undefined) continue;
      const input = args.with(at, changed);
      if (!seen.has(keyOf(input))) made.push(input);
      seen.add(keyOf(input));
    }
  }
  return made;
}

const changes: readonly Change[] = [
  items((all) => all.slice(0, -1)),
  items((all) => all.toReversed()),
  items((all) => all.slice(0, 1)),
  items((all) => all.slice(1)),
  items((all) => all.slice(0, 2)),
  items((all) => [...all.slice(0, 2), ...all.slice(0, 2).toReversed()]),
  text((all) => `${all.slice(0, 1)}-${all.slice(1)}`),
  items((all) => [...all, ...all.slice(-1)]),
  number((value) => value + 1),
  number((value) => value - 1),
  items((all) => all.map(() => all[0] ?? null)),
  items(() => []),
  items((all) => [...all.slice(0, 1), ...all]),
  text((all) => all.toUpperCase()),
  text((all) => `${all}!`),
];

/** A change of a list, or of a text letter by letter. */
function items(change: (all: readonly RunValue[]) => RunValue[]): Change {
  return (value) => {
    if (typeof value === "string") return change([...value]).join("");
    return Array.isArray(value) ? change(value) : undefined;
  };
}

function text(change: (all: string) => string): Change {
  return (value) => (typeof value === "string" ? change(value) : undefined);
}

function number(change: (value: number) => number): Change {
  return (value) => (typeof value === "number" ? change(value) : undefined);
}

const LONGEST = 12;
const isShort = (args: readonly RunValue[]): boolean =>
  args.every((arg) => !(Array.isArray(arg) || typeof arg === "string") || arg.length <= LONGEST);

const keyOf = (args: readonly RunValue[]): string => JSON.stringify(args);
