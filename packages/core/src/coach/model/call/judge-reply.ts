import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import { callSettings } from "./call-settings.ts";
import { echoesPrompt } from "./echoes-prompt.ts";
import { asksJudge, judgeSteps } from "./judge-steps.ts";
import type { ModelCall } from "./model-call.ts";

/** In characters: many times the answer that is asked for. A longer text is not judged, and so not shown. */
export const MAX_JUDGED_LENGTH = 20_000;

/**
 * Every reply passes here before it is shown. When the guard fails, the reply does not pass; null for an empty text.
 */
export async function judgeReply(modelCall: ModelCall, text: string): Promise<ReplyVerdict | null> {
  const { deps, call, context, prompt } = modelCall;
  if (text.trim() === "") return null;
  if (text.length > MAX_JUDGED_LENGTH) return "not-judged";
  if (echoesPrompt(text, prompt.system)) return "echoes-prompt";
  try {
    const verdict = await deps.guard.check(text, context, callSettings[call].policy);
    const read = verdict.leak ? verdict.kind : "passed";
    if (!asksJudge(modelCall, read, text)) return read;
    const judged = await judgeSteps(modelCall, text);
    if (judged === "recipe") return "recipe";
    // `read` refuses text that is not English. Such a text passes if the judge finds it harmless.
    return judged === "harmless" ? "passed" : read;
  } catch {
    return "not-judged";
  }
}
