import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import type { Runner } from "../../../ports/runs.ts";
import { isPython } from "../code/detect-language.ts";
import { MAX_SLOW_RUNS, MAX_TOGETHER_RUNS } from "../policies.ts";
import type { Candidate, Program } from "./candidate.ts";
import { chooseSmallTests } from "./choose-small-tests.ts";
import type { ResultCounts } from "./count-results.ts";
import { createProgramRunner, type ProgramRunner } from "./create-program-runner.ts";

export type Comparison =
  | { kind: "better"; evidence: string }
  /** No candidate passes more tests. `alone` says what the code did by itself: gave answers, compiled, or neither. */
  | { kind: "no-better"; alone: "answers" | "compiles" | "nothing" };

type TriedCandidate = { candidate: Candidate; tally: ResultCounts };

/** Finds a candidate that passes more tests than the learner's program. Throws when nothing can be run. */
export async function findBetterProgram(
  runner: Pick<Runner, "run">,
  candidates: readonly Candidate[],
  context: CoachContext,
): Promise<Comparison> {
  const { problem, attempt } = context;
  if (candidates.length === 0) return { kind: "no-better", alone: "nothing" };
  const programs = createProgramRunner(runner, attempt.userId);
  const own: Program = {
    language: attempt.language,
    code: attempt.code,
    entryPoint: entryPointIn(problem.signature, attempt.language),
  };
  const { before, results } = await runSmallTests(programs, context, own, candidates);
  const { length: all } = chooseSmallTests(problem);
  const better = results.find(
    ({ candidate, tally }) =>
      tally.passed > before.passed &&
      !tally.constant &&
      (!candidate.loose || tally.passed - before.passed >= (all - before.passed) / 2),
  );
  if (better) return betterProgram(better.tally, before);
  const slow = before.passed === all;
  return (
    (slow && (await runAllTests(programs, context, own, results))) || {
      kind: "no-better",
      alone: bestOutcomeAlone(results),
    }
  );
}

function bestOutcomeAlone(results: readonly TriedCandidate[]) {
  const standing = results.filter(({ candidate }) => candidate.made !== "changed");
  if (standing.some(({ candidate, tally }) => candidate.made === "alone" && tally.answered > 0)) {
    return "answers";
  }
  return standing.some(({ tally }) => tally.compiled) ? "compiles" : "nothing";
}

const noResults: ResultCounts = { passed: 0, answered: 0, constant: false, compiled: false };

async function runSmallTests(
  programs: ProgramRunner,
  { problem }: CoachContext,
  own: Program,
  candidates: readonly Candidate[],
) {
  const isLearners = (program: Program) => isPython(program.language) === isPython(own.language);
  const same = candidates.filter(isLearners);
  const other = candidates.filter((candidate) => !isLearners(candidate));
  const [before, ...after] = await programs.together(problem, [own, ...same], MAX_TOGETHER_RUNS);
  const elsewhere = other.length > 0 ? await programs.together(problem, other, 1) : [];
  const results = [...same, ...other].flatMap((candidate, at): TriedCandidate[] => {
    const tally = [...after, ...elsewhere][at];
    return tally ? [{ candidate, tally }] : [];
  });
  return { before: before ?? noResults, results };
}

/** The large tests are needed when the learner's program is right but slow: they show whether the code is faster. */
async function runAllTests(
  programs: ProgramRunner,
  { problem }: CoachContext,
  own: Program,
  results: readonly TriedCandidate[],
): Promise<Comparison | null> {
  const right = results
    .filter(({ tally }) => tally.passed === chooseSmallTests(problem).length)
    .slice(0, MAX_SLOW_RUNS);
  if (right.length === 0) return null;
  const before = await programs.alone(problem, own);
  if (before.passed === problem.tests.length) return null;
  for (const { candidate } of right) {
    const after = await programs.alone(problem, candidate);
    if (after.passed > before.passed) return betterProgram(after, before);
  }
  return null;
}

const betterProgram = (after: ResultCounts, before: ResultCounts): Comparison => ({
  kind: "better",
  evidence: `${after.passed} of the tests tried pass with it, ${before.passed} without`,
});
