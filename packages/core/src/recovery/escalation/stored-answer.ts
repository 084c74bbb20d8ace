import type { Escalation, GivenAnswer } from "../../entities/recovery/escalation.ts";
import type { InstructorAnswer } from "../../entities/recovery/instructor-answer.ts";

/** The answer as it is kept with the attempt. */
export function storedAnswer(
  escalation: Pick<Escalation, "id" | "recoveryId" | "attemptId" | "userId" | "createdAt">,
  { answeredBy, ...answer }: GivenAnswer,
): InstructorAnswer {
  const { id: escalationId, recoveryId, attemptId, userId, createdAt } = escalation;
  const waitedMs = Math.max(0, Date.parse(answer.at) - Date.parse(createdAt));
  const about = { escalationId, recoveryId, attemptId, userId };
  return { ...answer, ...about, authorId: answeredBy, tickedSteps: [], waitedMs };
}
