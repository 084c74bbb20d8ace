import type { Problem, ProblemTest } from "../../../entities/catalog/problem.ts";
import type { RunOutcome } from "../../../entities/runs/run.ts";
import type { Runner } from "../../../ports/runs.ts";
import type { Program } from "./candidate.ts";
import { chooseSmallTests } from "./choose-small-tests.ts";
import { countResults, type ResultCounts } from "./count-results.ts";
import { packPrograms } from "./pack-programs.ts";

const SMALL_TEST_MS = 400;
const TOTAL_MS = 4_000;

export type ProgramRunner = {
  /**
   * Runs each program on the small tests, all programs of one language in one sandbox. A program that hangs ends the
   * sandbox; the remaining programs go on in a new one, at most `runs` times. Programs that were not reached are null.
   */
  together(
    problem: Problem,
    programs: readonly Program[],
    runs: number,
  ): Promise<(ResultCounts | null)[]>;
  /** What one program does on all tests. */
  alone(problem: Problem, program: Program): Promise<ResultCounts>;
};

export function createProgramRunner(
  { run }: Pick<Runner, "run">,
  requester: string,
): ProgramRunner {
  const ask = (
    problem: Problem,
    program: Program,
    tests: readonly ProblemTest[],
    extra: boolean,
  ) => {
    const { parameters, returns, resultArgument } = problem.signature;
    const kinds = parameters.map(({ kind }) => kind);
    return run({
      ...program,
      signature: {
        parameters: extra ? [...kinds, "plain"] : kinds,
        returns: returns.kind,
        ...(resultArgument !== undefined && { resultArgument }),
      },
      comparison: problem.comparison,
      limits: {
        ...problem.limits,
        ...(extra && { testMs: SMALL_TEST_MS }),
        totalMs: Math.min(problem.limits.totalMs ?? TOTAL_MS, TOTAL_MS),
      },
      ...(!extra && { rules: problem.sourceRules }),
      tests: tests.map(({ args, expected }) => ({ args, expected })),
      requester,
    });
  };
  return {
    async together(problem, programs, runs) {
      const tallies: (ResultCounts | null)[] = [];
      const small = chooseSmallTests(problem);
      for (let left = runs; left > 0 && tallies.length < programs.length; left--) {
        const rest = programs.slice(tallies.length);
        const [first] = rest;
        if (!first) break;
        const tests = rest.flatMap((_, number) =>
          small.map((test) => ({ ...test, args: [...test.args, number] })),
        );
        const outcome = await ask(problem, packPrograms(rest, first.language), tests, true);
        tallies.push(...countResultsPerProgram(outcome, rest.length, small.length));
      }
      return [...tallies, ...programs.slice(tallies.length).map(() => null)];
    },
    async alone(problem, program) {
      const outcome = await ask(problem, program, problem.tests, false);
      return countResults(outcome.status === "rule-broken" ? [] : outcome.tests);
    },
  };
}

/** Counts the results of each program up to the one that hung, and of that one as far as it came. */
function countResultsPerProgram(
  { tests }: RunOutcome,
  programs: number,
  size: number,
): ResultCounts[] {
  const stopped = tests.findIndex(
    ({ status }) => status === "timed-out" || status === "out-of-memory" || status === "not-run",
  );
  const reached = stopped < 0 ? programs : Math.floor(stopped / size) + 1;
  return Array.from({ length: reached }, (_, number) =>
    countResults(tests.slice(number * size, (number + 1) * size)),
  );
}
