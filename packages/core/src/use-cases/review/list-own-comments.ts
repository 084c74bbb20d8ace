import { attemptInput, loadAttempt } from "../../attempt/load-attempt.ts";
import type { Comment } from "../../entities/comment.ts";
import type { Actor } from "../../entities/person.ts";
import type { ReviewDeps } from "../../review-ports.ts";

export const listOwnCommentsInput = attemptInput.pick({ attemptId: true });

/** What instructors wrote about an attempt, for whose attempt it is. */
export async function listOwnComments(
  deps: Pick<ReviewDeps, "attempts" | "comments">,
  input: { attemptId: string },
  actor: Actor,
): Promise<{ comments: Comment[] }> {
  const attempt = await loadAttempt(deps, input, actor);
  return { comments: await deps.comments.ofAttempt(attempt.id) };
}
