import type { Coach, RecapAssessment } from "../../../ports/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import { askForParts } from "../asking/ask-for-parts.ts";
import { type Begun, beginAsking, marks } from "../asking/asking.ts";
import { replySchemas } from "../reply-schemas.ts";

/** The built-in coach decides; a model that agrees finds the words. */
export async function assessRecap(
  deps: Begun,
  context: Parameters<Coach["assessRecap"]>[0],
): Promise<RecapAssessment> {
  const { problem, attempt } = context;
  const proven = await deps.authored.assessRecap(context);
  const asking = beginAsking(deps, "assess-recap", context, {
    problem: problemBrief(problem, attempt.language),
    learner_recap: attempt.recapText ?? "",
    built_in: proven.feedback,
  });
  const { parts, reason } = await askForParts(asking, replySchemas.recap, ({ feedback = "" }) => [
    feedback,
  ]);
  const { accepted, feedback = "" } = parts;
  const agrees = accepted === proven.accepted && feedback.trim() !== "";
  if (!agrees) return { ...proven, ...marks(reason), isFallback: true };
  return { accepted: proven.accepted, feedback, ...marks(reason) };
}
