import { attemptView } from "../../attempt/attempt-view.ts";
import { attemptInput } from "../../attempt/load/load-attempt.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import { loadLearnerAttempt } from "../../classroom/load-learner-attempt.ts";
import { problemView } from "../../entities/catalog/problem-view.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const viewLearnerAttemptInput = attemptInput.pick({ attemptId: true });

export async function viewLearnerAttempt(
  deps: Pick<Deps, "attempts" | "problems" | "classes" | "audit" | "people" | "rules">,
  input: { attemptId: string },
  actor: Actor,
) {
  const attempt = await loadLearnerAttempt(deps, input, actor);
  const learner = await deps.people.find(attempt.userId);
  const problem = await findProblem(deps, attempt.problemSlug);
  return {
    learner: { id: attempt.userId, name: learner?.name ?? "" },
    attempt: attemptView(attempt, await deps.rules.of(attempt.userId)),
    problem: problemView(problem, { done: true }),
  };
}
