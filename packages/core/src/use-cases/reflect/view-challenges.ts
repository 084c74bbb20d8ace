import { findProblem } from "../../attempt/find-problem.ts";
import { attemptInput, loadAttempt } from "../../attempt/load-attempt.ts";
import { refused } from "../../attempt/refusals.ts";
import type { AttemptDeps } from "../../attempt-ports.ts";
import type { V2Step } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/person.ts";
import type { Problem } from "../../entities/problem.ts";
import { viewAttemptStory } from "../attempt/view-attempt-story.ts";
import { challengesIn } from "./challenges-in.ts";

export const viewChallengesInput = attemptInput.pick({ attemptId: true });

export type ChallengeView = Pick<
  Problem["adversaryChallenges"][number],
  "id" | "language" | "code" | "prompt"
> & { beaten: boolean };

const shownAt: readonly (V2Step | null)[] = ["REFLECT", "COMPLETE"];

/** They are nearly right, so nobody sees them who has not solved the problem. */
export async function viewChallenges(
  deps: Pick<AttemptDeps, "attempts" | "problems">,
  input: { attemptId: string },
  actor: Actor,
): Promise<ChallengeView[]> {
  const attempt = await loadAttempt(deps, input, actor);
  if (!shownAt.includes(attempt.v2Step)) throw refused(attempt, "wrong-step");
  const problem = await findProblem(deps, attempt.problemSlug);
  const { challenges: tried } = await viewAttemptStory(deps, input, actor);
  return challengesIn(problem, attempt.language).map(({ id, language, code, prompt }) => ({
    id,
    language,
    code,
    prompt,
    beaten: tried.some(({ challengeId, beaten }) => challengeId === id && beaten),
  }));
}
