import type { Problem } from "../../entities/catalog/problem.ts";
import type { Trace } from "../../entities/runs/trace.ts";

/** So many visible tests are tried; a trace that was cut says nothing about how long a program is at work. */
const MOST_TRIES = 3;

/** How many lines a program ran on a visible test, each time it came to one. */
export type LinesRun = { testIndex: number; own: number; author: number };

/** On the largest visible test that both programs finish within a trace; null where there is none. */
export async function countLinesRun(
  { tests }: Pick<Problem, "tests">,
  traceBoth: (test: Problem["tests"][number]) => Promise<[own: Trace, author: Trace]>,
): Promise<LinesRun | null> {
  const largest = tests
    .flatMap((test, testIndex) => (test.hidden ? [] : [{ test, testIndex }]))
    .toSorted((one, other) => sizeOf(other.test) - sizeOf(one.test));
  for (const { test, testIndex } of largest.slice(0, MOST_TRIES)) {
    const [own, author] = await traceBoth(test);
    if (own.cut === null && author.cut === null) {
      return { testIndex, own: linesIn(own), author: linesIn(author) };
    }
  }
  return null;
}

function sizeOf({ args }: Problem["tests"][number]): number {
  return JSON.stringify(args).length;
}

function linesIn({ steps }: Trace): number {
  return steps.filter(({ event }) => event === "step_line").length;
}
