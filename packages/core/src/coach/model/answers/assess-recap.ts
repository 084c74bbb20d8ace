import type { Coach, RecapAssessment } from "../../../ports/coach/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import { askForParts } from "../call/ask-for-parts.ts";
import {
  fallbackMarks,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { replySchemas } from "../reply-schemas.ts";

/** The built-in coach decides; a model that agrees writes the words. */
export async function assessRecap(
  deps: StartedModelCoachOptions,
  context: Parameters<Coach["assessRecap"]>[0],
): Promise<RecapAssessment> {
  const { problem, attempt } = context;
  const proven = await deps.authored.assessRecap(context);
  const modelCall = prepareModelCall(deps, "assess-recap", context, {
    problem: problemBrief(problem, attempt.language),
    learner_recap: attempt.recapText ?? "",
    built_in: proven.feedback,
  });
  const { parts, reason } = await askForParts(
    modelCall,
    replySchemas.recap,
    ({ feedback = "" }) => [feedback],
  );
  const { accepted, feedback = "" } = parts;
  const agrees = accepted === proven.accepted && feedback.trim() !== "";
  if (!agrees) return { ...proven, ...fallbackMarks(reason), isFallback: true };
  return { accepted: proven.accepted, feedback, ...fallbackMarks(reason) };
}
