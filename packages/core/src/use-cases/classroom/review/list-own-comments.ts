import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import type { Comment } from "../../../entities/classroom/comment.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listOwnCommentsInput = attemptInput.pick({ attemptId: true });

/** Instructors' comments on an attempt, for its learner. */
export async function listOwnComments(
  deps: Pick<Deps, "attempts" | "comments">,
  input: { attemptId: string },
  actor: Actor,
): Promise<{ comments: Comment[] }> {
  const attempt = await loadAttempt(deps, input, actor);
  return { comments: await deps.comments.ofAttempt(attempt.id) };
}
