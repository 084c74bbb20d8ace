import type { Problem, ProblemTest } from "../../../entities/catalog/problem.ts";

const MAX_TESTS = 12;
const MAX_ARGUMENTS_LENGTH = 600;

const cached = new WeakMap<Problem, ProblemTest[]>();

/** Chooses enough small tests to tell programs apart, and none that only measures speed. */
export function chooseSmallTests(problem: Problem): ProblemTest[] {
  const known = cached.get(problem);
  if (known) return known;
  const small = problem.tests.filter(
    ({ args }) => JSON.stringify(args).length <= MAX_ARGUMENTS_LENGTH,
  );
  const step = Math.max(1, small.length / MAX_TESTS);
  const chosen = Array.from(
    { length: Math.min(small.length, MAX_TESTS) },
    (_, at) => small[Math.floor(at * step)],
  ).filter((test) => test !== undefined);
  cached.set(problem, chosen);
  return chosen;
}
