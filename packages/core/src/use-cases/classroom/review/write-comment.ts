import { z } from "zod";
import { noSuchAttempt } from "../../../attempt/refusals.ts";
import { attemptStepSchema } from "../../../entities/attempt/attempt-event.ts";
import type { Comment } from "../../../entities/classroom/comment.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import { storedInteger } from "../../../entities/fields/stored-integer.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";

const MAX_LINE_LENGTH = 500;

export const writeCommentInput = z.object({
  attemptId: z.string().min(1).max(100),
  place: attemptStepSchema,
  attemptVersion: storedInteger.min(1),
  line: storedInteger.min(1).nullable().default(null),
  lineText: z.string().max(MAX_LINE_LENGTH).nullable().default(null),
  text: requiredLearnerText("comment"),
});
export type WriteComment = z.infer<typeof writeCommentInput>;

/** An instructor comments on a learner's attempt, at a step or a line of code. */
export async function writeComment(
  deps: Pick<
    Deps,
    "attempts" | "classes" | "comments" | "people" | "audit" | "clock" | "newId" | "signals"
  >,
  input: WriteComment,
  actor: Actor,
): Promise<{ comment: Comment }> {
  const attempt = await deps.attempts.find(input.attemptId);
  if (!attempt || !(await deps.classes.teaches(actor.userId, attempt.userId))) {
    throw noSuchAttempt();
  }
  const { userId } = attempt;
  const createdAt = deps.clock.now().toISOString();
  const comment = { ...input, id: deps.newId(), authorId: actor.userId, createdAt };
  await deps.comments.add(comment, {
    id: deps.newId(),
    userId,
    kind: "comment-written",
    severity: "INFO",
    attemptId: attempt.id,
    escalationId: null,
    text: "Your instructor has written a comment.",
    createdAt,
    readAt: null,
  });
  await deps.signals.send({ topic: "notifications", userId });
  const details = { attemptId: attempt.id, learnerId: userId };
  await deps.audit.record(auditRecord(actor, "comment-written", comment.id, details));
  const author = await deps.people.find(actor.userId);
  return { comment: { ...comment, authorName: author?.name ?? "" } };
}
