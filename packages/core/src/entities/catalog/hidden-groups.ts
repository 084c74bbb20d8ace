import type { Problem } from "./problem.ts";

export type HiddenGroup = { name: string; tests: number[] };

/** The hidden tests by group, in the order they are authored. Tests without a group are one group together. */
export function hiddenGroups({ tests }: Pick<Problem, "tests">): HiddenGroup[] {
  const groups = new Map<string, number[]>();
  for (const [index, { hidden, group = "" }] of tests.entries()) {
    if (hidden) groups.set(group, [...(groups.get(group) ?? []), index]);
  }
  return [...groups].map(([name, indexes]) => ({ name, tests: indexes }));
}
