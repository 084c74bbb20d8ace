import type { Problem } from "../../../entities/catalog/problem.ts";
import type { ChoiceJudgement, CoachContext } from "../../../ports/coach/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import { invariantHolds } from "../../reading/invariant-sentence.ts";
import { askForParts } from "../call/ask-for-parts.ts";
import {
  fallbackMarks,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { replySchemas } from "../reply-schemas.ts";

/** The catalogue judges; the model connects the verdict with the learner's words. */
export async function judgeChoice(
  deps: StartedModelCoachOptions,
  context: CoachContext,
): Promise<ChoiceJudgement> {
  const { problem, attempt } = context;
  const authored = await deps.authored.judgeChoice(context);
  const plan = attempt.planPayload;
  const modelCall = prepareModelCall(deps, "judge-choice", context, {
    problem: problemBrief(problem, attempt.language),
    learner_pattern: plan?.chosenPattern ?? "",
    learner_invariant: plan?.invariant?.text ?? "",
    learner_complexity: plan?.complexity ?? "",
    learner_explanation: attempt.understandPayload?.explanation ?? "",
    built_in: `${authored.match}: ${authored.rationale}`,
  });
  const { parts, reason } = await askForParts(
    modelCall,
    replySchemas.judgement,
    ({ rationale = "", invariantFeedback = "" }) => [rationale, invariantFeedback],
  );
  const { rationale = "", invariantFeedback = "" } = parts;
  const tellsAnother = namesAnotherPattern(problem, plan?.chosenPattern ?? null, rationale);
  const words = tellsAnother ? "" : rationale.trim();
  // The catalogue knows which sentences of the builder are right.
  const isAuthored = plan?.invariant ? invariantHolds(problem, plan.invariant) !== null : true;
  const builtIn = isAuthored || invariantFeedback.trim() === "";
  const feedback = builtIn ? authored.invariantFeedback : invariantFeedback;
  return {
    match: authored.match,
    rationale: [authored.rationale, words].filter(Boolean).join(" "),
    ...(authored.invariantFeedback !== undefined && { invariantFeedback: feedback }),
    ...fallbackMarks(reason ?? (tellsAnother ? "leak" : null)),
  };
}

/** Whether the reply names another pattern: the learner should find which one fits. */
function namesAnotherPattern(
  { patternFits }: Problem,
  chosen: string | null,
  rationale: string,
): boolean {
  const said = rationale.toLowerCase();
  return patternFits.some(
    ({ patternId, name, match }) =>
      match === "GOOD" &&
      patternId !== chosen &&
      [patternId, patternId.replaceAll("-", " "), name.toLowerCase()].some((one) =>
        said.includes(one),
      ),
  );
}
