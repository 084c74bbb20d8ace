import type { Coach, FailureExplanation } from "../../../ports/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import { resultBrief, workBrief } from "../../../prompts/work-brief.ts";
import { askForParts } from "../asking/ask-for-parts.ts";
import { type Asking, type Begun, beginAsking, marks } from "../asking/asking.ts";
import { replySchemas } from "../reply-schemas.ts";
import { figuresOutside } from "./figures.ts";

type Context = Parameters<Coach["explainFailure"]>[0];

/** What was measured comes first and from the run; a model words what to make of it. */
export async function explainFailure(deps: Begun, context: Context): Promise<FailureExplanation> {
  const { problem, attempt, result, userExplanation, onText } = context;
  const { onText: _, ...unheard } = context;
  const measured = await deps.authored.explainFailure(unheard);
  onText?.(measured.failingCaseExplanation);
  const asking = beginAsking(deps, "explain-failure", context, {
    ...workBrief(attempt),
    problem: problemBrief(problem, attempt.language),
    learner_failing_test: resultBrief(result),
    learner_idea: userExplanation,
    built_in: `${measured.failingCaseExplanation}\n${measured.suggestedNextDebugStep}`,
  });
  const { parts, reason } = await askForParts(
    asking,
    replySchemas.failure,
    ({ explanation = "", nextStep = "" }) => [explanation, nextStep],
  );
  const explanation = proven(asking, parts.explanation ?? "");
  // An input to try is the model's to make up, but not where it could be a hidden one.
  const nextStep = result.hidden ? proven(asking, parts.nextStep ?? "") : (parts.nextStep ?? "");
  const unproven = explanation === "" || nextStep === "";
  const words = explanation.trim() === "" ? "" : ` ${explanation.trim()}`;
  const suggestedNextDebugStep = nextStep.trim() || measured.suggestedNextDebugStep;
  onText?.(`${words}\n\n${suggestedNextDebugStep}`);
  return {
    likelyBugType: measured.likelyBugType,
    failingCaseExplanation: measured.failingCaseExplanation + words,
    suggestedNextDebugStep,
    ...marks(reason),
    ...(unproven && { isFallback: true }),
  };
}

function proven({ prompt }: Asking, text: string): string {
  return figuresOutside(text, prompt.user).length === 0 ? text : "";
}
