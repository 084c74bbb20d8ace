import type { Coach, FailureExplanation } from "../../../ports/coach/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import { resultBrief, workBrief } from "../../../prompts/work-brief.ts";
import { askForParts } from "../call/ask-for-parts.ts";
import {
  fallbackMarks,
  type ModelCall,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { replySchemas } from "../reply-schemas.ts";
import { findUnprovenNumbers } from "./find-unproven-numbers.ts";

type Context = Parameters<Coach["explainFailure"]>[0];

/** The explanation begins with facts from the run. The model only writes what they mean. */
export async function explainFailure(
  deps: StartedModelCoachOptions,
  context: Context,
): Promise<FailureExplanation> {
  const { problem, attempt, result, userExplanation, onText } = context;
  const { onText: _, ...unheard } = context;
  const measured = await deps.authored.explainFailure(unheard);
  onText?.(measured.failingCaseExplanation);
  const modelCall = prepareModelCall(deps, "explain-failure", context, {
    ...workBrief({ attempt }),
    problem: problemBrief(problem, attempt.language),
    learner_failing_test: resultBrief(result),
    learner_idea: userExplanation,
    built_in: `${measured.failingCaseExplanation}\n${measured.suggestedNextDebugStep}`,
  });
  const { parts, reason } = await askForParts(
    modelCall,
    replySchemas.failure,
    ({ explanation = "", nextStep = "" }) => [explanation, nextStep],
  );
  const explanation = proven(modelCall, parts.explanation ?? "");
  // The model may make up an input to try, except for a hidden test, where it could be the hidden input.
  const nextStep = result.hidden ? proven(modelCall, parts.nextStep ?? "") : (parts.nextStep ?? "");
  const unproven = explanation === "" || nextStep === "";
  const words = explanation.trim() === "" ? "" : ` ${explanation.trim()}`;
  const suggestedNextDebugStep = nextStep.trim() || measured.suggestedNextDebugStep;
  onText?.(`${words}\n\n${suggestedNextDebugStep}`);
  return {
    likelyBugType: measured.likelyBugType,
    failingCaseExplanation: measured.failingCaseExplanation + words,
    suggestedNextDebugStep,
    ...fallbackMarks(reason),
    ...(unproven && { isFallback: true }),
  };
}

function proven({ prompt }: ModelCall, text: string): string {
  return findUnprovenNumbers(text, prompt.user).length === 0 ? text : "";
}
