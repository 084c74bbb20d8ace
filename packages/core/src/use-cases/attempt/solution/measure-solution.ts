import { z } from "zod";
import { attemptInput } from "../../../attempt/load/load-attempt.ts";
import { loadCompletedAttempt } from "../../../attempt/load/load-completed-attempt.ts";
import { compareTraces } from "../../../attempt/program/compare-traces.ts";
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
  /** Rounds of the loops on the same test, and how many elements its input has; null where it has none to go through. */
  rounds: z
    .object({ testIndex: z.int(), elements: z.int(), own: z.int(), author: z.int() })
    .nullable(),
});
export type MeasuredSolutions = z.infer<typeof measuredSolutionsSchema>;

/** How often each program is run, in turns. The best time counts, because other work on the machine slows some runs. */
const TURNS = 2;

const bestOf = (times: readonly MeasuredTime[]): MeasuredTime => ({
  totalMs: Math.min(...times.map(({ totalMs }) => totalMs)),
  slowestMs: Math.min(...times.map(({ slowestMs }) => slowestMs)),
});

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
  const times: { own: MeasuredTime[]; author: MeasuredTime[] } = { own: [], author: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.own.push(await timeOf(attempt.code));
    times.author.push(await timeOf(reference));
  }
  const { language } = attempt;
  const programs = { language, own: attempt.code, author: reference };
  const traced = await compareTraces(problem, programs, (code, test) =>
    askRunner(() => deps.runner.trace(traceRequest(problem, { ...attempt, code }, test), signal)),
  );
  return {
    tests: problem.tests.length,
    own: bestOf(times.own),
    author: bestOf(times.author),
    linesRun: traced && { testIndex: traced.testIndex, ...traced.lines },
    rounds: traced?.rounds ? { testIndex: traced.testIndex, ...traced.rounds } : null,
  };
}
