import type { AiAssessment } from "@foothold/core/attempt";

const READ = "Read together with your explanation.";

/** What the coach says to an answer: what it adds to the explanation, or that it adds nothing. */
export function answerReply(
  before: Pick<AiAssessment, "strengths">,
  after: Pick<AiAssessment, "strengths" | "status">,
): string {
  const added = after.strengths.filter((strength) => !before.strengths.includes(strength));
  if (added.length > 0) return `This adds: ${added.join("; ")}.`;
  if (after.status === "PASS") return READ;
  return `${READ} It does not change what the coach read, so a prediction shows more now.`;
}
