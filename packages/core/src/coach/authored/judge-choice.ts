import type { Problem } from "../../entities/catalog/problem.ts";
import type { ChoiceJudgement, CoachContext } from "../../ports/coach/coach.ts";
import { invariantFeedback } from "./invariant-feedback.ts";

export function judgeChoice({ problem, attempt }: CoachContext): ChoiceJudgement {
  const plan = attempt.planPayload;
  const fit = problem.patternFits.find(({ patternId }) => patternId === plan?.chosenPattern);
  const feedback = plan?.invariant
    ? invariantFeedback(problem, plan.invariant, attempt.language)
    : undefined;
  if (!fit) {
    return {
      match: "MISMATCH",
      rationale:
        "Nobody has found a way to use this pattern here. What in the problem made you think of it?",
      invariantFeedback: feedback,
      isFallback: false,
    };
  }
  const rationale = [fit.reason, complexityRemark(problem, plan?.complexity ?? null)]
    .filter(Boolean)
    .join(" ");
  return { match: fit.match, rationale, invariantFeedback: feedback, isFallback: false };
}

function complexityRemark({ expectedComplexity }: Problem, given: string | null): string | null {
  if (!given?.trim()) return null;
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s*·]/g, "");
  if (plain(given).includes(plain(expectedComplexity.time))) return null;
  return "Look once more at the cost you wrote: how often is each value touched?";
}
