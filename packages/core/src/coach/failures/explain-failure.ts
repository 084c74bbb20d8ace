import type { ProblemTest } from "../../entities/catalog/problem.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import type { CoachContext, FailureExplanation } from "../../ports/coach/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import { describeMisspelledName } from "./describe-misspelled-name.ts";
import { describeOutcome, statusWords } from "./describe-outcome.ts";
import {
  describePlace,
  type FailurePlace,
  findFailurePlace,
  suggestWhereToLook,
} from "./failure-place.ts";
import type { FindKnownBug, KnownBug } from "./find-known-bug.ts";

type Failure = CoachContext & {
  test: ProblemTest;
  result: TestResultData;
  userExplanation: string;
};

type FailureTools = { trace: Runner["trace"]; findKnownBug: FindKnownBug };

/** Explains a failure from the run, its trace and a known bug with the same behaviour; guesses are marked as such. */
export async function explainFailure(
  failure: Failure,
  { trace, findKnownBug }: FailureTools,
): Promise<FailureExplanation> {
  const { problem, attempt, result } = failure;
  const place = result.hidden ? null : await findFailurePlace({ problem, attempt }, result, trace);
  const bug = await findKnownBug(failure);
  return {
    likelyBugType: bug ? bug.bugKind.replaceAll("-", " ") : endingOf(result),
    failingCaseExplanation: [
      `Measured: ${describeOutcome(problem, attempt.language, result)}`,
      describeMisspelledName(result, attempt.code),
      place ? describePlace(place) : "",
      describeKnownBug(bug),
    ]
      .filter(Boolean)
      .join(" "),
    suggestedNextDebugStep: suggestNextStep(result, place),
    isFallback: false,
  };
}

function endingOf(result: TestResultData): string {
  return result.hidden && result.status === "failed"
    ? "hidden tests fail"
    : statusWords[result.status];
}

function describeKnownBug(bug: KnownBug | null): string {
  if (!bug) return "";
  if (bug.sameValues === 0) {
    return `A guess, only because a program with a known mistake does no better on the same tests: ${bug.guidance}`;
  }
  const tests = bug.sameOnHidden
    ? "the failing tests"
    : bug.sameOn === 1
      ? "the one failing test"
      : `the ${bug.sameOn} failing tests`;
  return `A guess, because a program with a known mistake gives the same wrong answers on ${tests} that I ran: ${bug.guidance}`;
}

/** Error types of a program that could not be read, so that nothing of it ran. */
const unreadable = new Set(["SyntaxError", "IndentationError", "TabError"]);

function suggestNextStep(result: TestResultData, place: FailurePlace | null): string {
  if (result.hidden) {
    return `Make up a small input for “${result.purpose}”, write down what should come out, and run it.`;
  }
  if (result.error && unreadable.has(result.error.type)) {
    const where =
      result.error.line === undefined ? "" : ` at line ${result.error.line}, or the one before it`;
    return `The program could not be read, so nothing of it ran. Look for what is missing or too much${where}: a bracket, a quotation mark, a colon, the indentation.`;
  }
  if (place) return suggestWhereToLook(place);
  if (result.error?.line !== undefined) {
    return `Look at line ${result.error.line}. Which value there is not what you expect, and where was it set?`;
  }
  if (result.status === "timed-out") {
    return "Count how often your innermost line runs for this input. Does it ever stop, and could it run less often?";
  }
  return "Step through the trace of this test, and stop at the first moment a value differs from your plan.";
}
