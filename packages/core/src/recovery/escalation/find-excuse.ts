import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Deps } from "../../ports/deps.ts";

/** The id of the instructor's answer that told the learner to leave the present step; null without one. */
export async function findExcuse(
  { escalations }: Pick<Deps, "escalations">,
  { id, v2Step }: Pick<AnyAttempt, "id" | "v2Step">,
): Promise<string | null> {
  const answers = await escalations.answersOf(id);
  const answer = answers.findLast(({ option }) => option === "skip");
  const question = answer && (await escalations.find(answer.escalationId));
  return answer && question?.place === v2Step ? answer.id : null;
}
