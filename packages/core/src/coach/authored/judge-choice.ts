import type { Invariant } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { ChoiceJudgement, CoachContext } from "../../ports/coach.ts";
import { splitWords } from "../reading/split-words.ts";

const MIN_INVARIANT_WORDS = 5;

export function judgeChoice({ problem, attempt }: CoachContext): ChoiceJudgement {
  const plan = attempt.planPayload;
  const fit = problem.patternFits.find(({ patternId }) => patternId === plan?.chosenPattern);
  const invariantFeedback = plan?.invariant ? judgeInvariant(problem, plan.invariant) : undefined;
  if (!fit) {
    return {
      match: "MISMATCH",
      rationale:
        "Nobody has found a way to use this pattern here. What in the problem made you think of it?",
      invariantFeedback,
      isFallback: false,
    };
  }
  const rationale = [fit.reason, complexityRemark(problem, plan?.complexity ?? null)]
    .filter(Boolean)
    .join(" ");
  return { match: fit.match, rationale, invariantFeedback, isFallback: false };
}

function judgeInvariant({ invariantTemplate }: Problem, invariant: Invariant): string {
  if (
    !invariantTemplate ||
    !invariant.builderUsed ||
    invariant.templateId !== invariantTemplate.id
  ) {
    return splitWords(invariant.text).length < MIN_INVARIANT_WORDS
      ? "Say it as a whole sentence: what is true each time before the next value is looked at?"
      : "Keep this sentence beside your code, and check after each round that it still holds.";
  }
  const remarks = invariantTemplate.slots.flatMap(({ id, right, choices }) => {
    const chosen = invariant.templateChoices?.[id];
    const feedback = chosen === undefined ? undefined : choices[chosen]?.feedback;
    return chosen === right || !feedback ? [] : [feedback];
  });
  return remarks.length > 0
    ? remarks.join(" ")
    : "Yes: this holds before each round, and at the end it gives the answer.";
}

function complexityRemark({ expectedComplexity }: Problem, given: string | null): string | null {
  if (!given?.trim()) return null;
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s*·]/g, "");
  if (plain(given).includes(plain(expectedComplexity.time))) return null;
  return "Look once more at the cost you wrote: how often is each value touched?";
}
