import { z } from "zod";
import { listAllEvents } from "../../../attempt/load/list-all-events.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { refused } from "../../../attempt/refusals.ts";
import { tellStory } from "../../../attempt/story/tell-story.ts";
import { challengesIn } from "../../../catalog/challenges-in.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { V2Step } from "../../../entities/attempt-v2.ts";
import { adversaryChallengeSchema } from "../../../entities/catalog/problem-teaching.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const viewChallengesInput = attemptInput.pick({ attemptId: true });

export const challengeViewSchema = adversaryChallengeSchema
  .pick({ id: true, language: true, code: true, prompt: true })
  .extend({ beaten: z.boolean() });
export type ChallengeView = z.infer<typeof challengeViewSchema>;

const shownAt: readonly (V2Step | null)[] = ["REFLECT", "COMPLETE"];

/** The programs are nearly right, so only a learner who has solved the problem sees them. */
export async function viewChallenges(
  deps: Pick<Deps, "attempts" | "problems">,
  input: { attemptId: string },
  actor: Actor,
): Promise<ChallengeView[]> {
  const attempt = await loadAttempt(deps, input, actor);
  if (!shownAt.includes(attempt.v2Step)) throw refused(attempt, "wrong-step");
  const problem = await findProblem(deps, attempt.problemSlug);
  const { challenges: tried } = tellStory(await listAllEvents(deps, attempt.id));
  return challengesIn(problem, attempt.language).map(({ id, language, code, prompt }) => ({
    id,
    language,
    code,
    prompt,
    beaten: tried.some(({ challengeId, beaten }) => challengeId === id && beaten),
  }));
}
