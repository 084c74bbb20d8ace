import type { Escalation } from "../../entities/recovery/escalation.ts";
import type { Deps } from "../../ports/deps.ts";

/** The queues that hold the question look again, and so does its learner's page. */
export async function tellOfQuestion(
  { signals }: Pick<Deps, "signals">,
  { userId, attemptId }: Pick<Escalation, "userId" | "attemptId">,
): Promise<void> {
  await signals.send({ topic: "escalations", learnerId: userId });
  await signals.send({ topic: "recovery", userId, attemptId });
}
