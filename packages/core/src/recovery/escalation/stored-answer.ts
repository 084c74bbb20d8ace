import type { Escalation, GivenAnswer } from "../../entities/recovery/escalation.ts";
import type { InstructorAnswer } from "../../entities/recovery/instructor-answer.ts";

/** The answer as it is kept with the attempt. */
export function storedAnswer(
  escalation: Pick<
    Escalation,
    "id" | "recoveryId" | "attemptId" | "userId" | "createdAt" | "claimedSince"
  >,
  { answeredBy, ...answer }: GivenAnswer,
): InstructorAnswer {
  const { id: escalationId, recoveryId, attemptId, userId, createdAt, claimedSince } = escalation;
  const msSince = (moment: string) => Math.max(0, Date.parse(answer.at) - Date.parse(moment));
  const waitedMs = msSince(createdAt);
  const answeringMs = claimedSince === null ? null : msSince(claimedSince);
  const about = { escalationId, recoveryId, attemptId, userId };
  return { ...answer, ...about, authorId: answeredBy, tickedSteps: [], waitedMs, answeringMs };
}
