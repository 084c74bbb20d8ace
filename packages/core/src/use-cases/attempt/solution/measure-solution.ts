import { z } from "zod";
import { attemptInput } from "../../../attempt/load/load-attempt.ts";
import { loadCompletedAttempt } from "../../../attempt/load/load-completed-attempt.ts";
import { countLinesRun } from "../../../attempt/program/count-lines-run.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { StopSignal } from "../../../entities/coach/text-model.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askRunner } from "../../../runs/ask-or-unavailable.ts";
import { runRequest, traceRequest } from "../../../runs/run-request.ts";

export const measureSolutionInput = attemptInput.pick({ attemptId: true });

/** How long all tests took together, and the slowest of them. */
const measuredTimeSchema = z.object({ totalMs: z.number(), slowestMs: z.number() });
export type MeasuredTime = z.infer<typeof measuredTimeSchema>;

export const measuredSolutionsSchema = z.object({
  tests: z.number().int(),
  own: measuredTimeSchema,
  author: measuredTimeSchema,
  /** Lines that both programs ran on a visible test; null where no trace of both came to its end. */
  linesRun: z.object({ testIndex: z.int(), own: z.int(), author: z.int() }).nullable(),
});
export type MeasuredSolutions = z.infer<typeof measuredSolutionsSchema>;

/** Runs the learner's program and the author's on all tests, and traces them on a visible one, one after the other on the same machine. */
export async function measureSolution(
  deps: Pick<Deps, "attempts" | "problems" | "runner">,
  input: { attemptId: string },
  actor: Actor,
  signal?: StopSignal,
): Promise<MeasuredSolutions> {
  const attempt = await loadCompletedAttempt(deps, input, actor);
  const problem = await findProblem(deps, attempt.problemSlug);
  const reference = problem.references[attempt.language];
  if (reference === undefined) {
    throw new AppError("not-found", "The author has no solution in this language.");
  }
  const timeOf = async (code: string): Promise<MeasuredTime> => {
    const request = runRequest(problem, { ...attempt, code });
    const { tests } = await askRunner(() => deps.runner.run(request, signal));
    const times = tests.map(({ timeMs }) => timeMs);
    return {
      totalMs: times.reduce((sum, timeMs) => sum + timeMs, 0),
      slowestMs: Math.max(0, ...times),
    };
  };
  const own = await timeOf(attempt.code);
  const author = await timeOf(reference);
  const traceOf = (code: string, test: (typeof problem.tests)[number]) =>
    askRunner(() => deps.runner.trace(traceRequest(problem, { ...attempt, code }, test), signal));
  const linesRun = await countLinesRun(problem, async (test) => [
    await traceOf(attempt.code, test),
    await traceOf(reference, test),
  ]);
  return { tests: problem.tests.length, own, author, linesRun };
}
