import { attemptView } from "../../attempt/attempt-view.ts";
import { findProblem } from "../../attempt/find-problem.ts";
import { attemptInput } from "../../attempt/load-attempt.ts";
import type { Actor } from "../../entities/person.ts";
import { problemView } from "../../entities/problem-view.ts";
import type { RecoveryDeps } from "../../recovery-ports.ts";
import { loadLearnerAttempt } from "./load-learner-attempt.ts";

export const viewLearnerAttemptInput = attemptInput.pick({ attemptId: true });

export async function viewLearnerAttempt(
  deps: Pick<
    RecoveryDeps,
    "attempts" | "problems" | "classes" | "audit" | "people" | "stuckConfig"
  >,
  input: { attemptId: string },
  actor: Actor,
) {
  const attempt = await loadLearnerAttempt(deps, input, actor);
  const learner = await deps.people.find(attempt.userId);
  const problem = await findProblem(deps, attempt.problemSlug);
  return {
    learner: { id: attempt.userId, name: learner?.name ?? "" },
    attempt: attemptView(attempt, deps.stuckConfig),
    problem: problemView(problem),
  };
}
