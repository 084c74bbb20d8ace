import { type AttemptView, attemptView } from "../../attempt/attempt-view.ts";
import { findProblem } from "../../attempt/find-problem.ts";
import { attemptInput, loadAttempt } from "../../attempt/load-attempt.ts";
import type { AttemptDeps } from "../../attempt-ports.ts";
import type { Actor } from "../../entities/person.ts";
import { type ProblemView, problemView } from "../../entities/problem-view.ts";

export const viewAttemptInput = attemptInput.pick({ attemptId: true });

export async function viewAttempt(
  deps: Pick<AttemptDeps, "attempts" | "problems" | "stuckConfig">,
  input: { attemptId: string },
  actor: Actor,
): Promise<{ attempt: AttemptView; problem: ProblemView }> {
  const attempt = await loadAttempt(deps, input, actor);
  const problem = await findProblem(deps, attempt.problemSlug);
  return { attempt: attemptView(attempt, deps.stuckConfig), problem: problemView(problem) };
}
