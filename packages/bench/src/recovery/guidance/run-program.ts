import { runTests, skipStep, startAttempt, submitCode } from "@foothold/core/attempt";
import type { Problem } from "@foothold/core/catalog";
import { observeSituation, type Situation } from "@foothold/core/recovery";
import type { Language, Runner } from "@foothold/core/runs";
import { aLearner, memoryDeps } from "@foothold/core/testing";

/** The situation of a learner with this program, reached as a learner would. */
export async function situationOf(
  runner: Pick<Runner, "run">,
  problem: Problem,
  language: Language,
  code: string,
): Promise<Situation> {
  const deps = memoryDeps({ problems: [problem] });
  Object.assign(deps.runner, { run: runner.run });
  const actor = aLearner();
  const start = { problemSlug: problem.slug, language, mode: "EXPERT" } as const;
  const { id: attemptId } = (await startAttempt(deps, start, actor)).attempt;
  for (const step of ["UNDERSTAND", "PLAN"] as const) {
    await skipStep(deps, { attemptId, step }, actor);
  }
  await submitCode(deps, { attemptId, code }, actor);
  await runTests(deps, { attemptId }, actor);
  const attempt = await deps.attempts.find(attemptId);
  if (!attempt) throw new Error("the attempt is stored");
  return observeSituation(deps, problem, attempt);
}
