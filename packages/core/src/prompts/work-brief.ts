import type { TestResultData } from "../entities/runs/test-result.ts";
import type { CoachContext } from "../ports/coach/coach-context.ts";
import { lastResults } from "../runs/last-results.ts";
import { valueText } from "../runs/values/value-text.ts";
import { guidanceBrief } from "./guidance-brief.ts";
import type { PromptValues } from "./render-prompt.ts";
import { seenRunsBrief } from "./seen-runs-brief.ts";

export const MAX_RESULTS = 6;

type LearnerWork = Pick<CoachContext, "attempt" | "seen" | "guidance">;

/** What the learner has done so far, in the blocks that prompts ask for. */
export function workBrief({ attempt, seen, guidance }: LearnerWork): PromptValues {
  const plan = attempt.planPayload;
  return {
    learner_step: attempt.v2Step ?? attempt.state,
    learner_explanation: attempt.understandPayload?.explanation ?? attempt.approach ?? "",
    learner_plan: [
      plan?.chosenPattern ? `Pattern: ${plan.chosenPattern}` : "",
      plan?.invariant ? `Invariant: ${plan.invariant.text}` : "",
    ]
      .filter(Boolean)
      .join("\n"),
    learner_code: attempt.code,
    instructor_guidance: guidanceBrief(guidance),
    learner_results: runsBrief(lastResults(attempt), seenRunsBrief(seen)),
  };
}

function runsBrief(results: readonly TestResultData[], seen: string): string {
  if (seen === "") return resultsBrief(results);
  if (results.length === 0) return seen;
  return [seen, "When the code was handed in before:", resultsBrief(results)].join("\n");
}

function resultsBrief(results: readonly TestResultData[]): string {
  if (results.length === 0) return "The tests were not run yet.";
  const failed = results.filter(({ status }) => status !== "passed");
  const lines = failed.slice(0, MAX_RESULTS).map(resultBrief);
  return [`${results.length - failed.length} of ${results.length} tests pass.`, ...lines].join(
    "\n",
  );
}

/** For a hidden test only what the learner is told too. */
export function resultBrief(result: TestResultData): string {
  const name = `Test ${result.index + 1} (${result.purpose})`;
  if (result.hidden)
    return `${name}: a test of its group ${result.status === "failed" ? "fails" : "was not run"}; its values are hidden.`;
  const input = result.args.map((arg) => valueText(arg)).join(", ");
  const got = result.error
    ? `${result.error.type}: ${result.error.message}${result.error.line === undefined ? "" : ` at line ${result.error.line}`}`
    : valueText(result.actual);
  return `${name}: ${result.status}; input ${input}; expected ${valueText(result.expected)}; got ${got}`;
}
