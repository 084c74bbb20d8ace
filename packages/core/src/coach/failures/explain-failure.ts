import type { ProblemTest } from "../../entities/catalog/problem.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import type { CoachContext, FailureExplanation } from "../../ports/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import type { FindKnownBug, KnownBug } from "./known-bug.ts";
import { endedAs, whatHappened } from "./what-happened.ts";
import { type Place, placeOfFailure, whatToLookAt, whereItHappened } from "./where-it-happened.ts";

type Failure = CoachContext & {
  test: ProblemTest;
  result: TestResultData;
  userExplanation: string;
};

type Means = { trace: Runner["trace"]; findKnownBug: FindKnownBug };

/** From what was measured: the run, its trace, and the authored bug that does the same. What is supposed, says so. */
export async function explainFailure(
  failure: Failure,
  { trace, findKnownBug }: Means,
): Promise<FailureExplanation> {
  const { problem, attempt, result } = failure;
  const place = result.hidden ? null : await placeOfFailure({ problem, attempt }, result, trace);
  const bug = await findKnownBug(failure);
  return {
    likelyBugType: bug ? bug.bugKind.replaceAll("-", " ") : endingOf(result),
    failingCaseExplanation: [
      `Measured: ${whatHappened(problem, attempt.language, result)}`,
      place ? whereItHappened(place) : "",
      supposed(bug),
    ]
      .filter(Boolean)
      .join(" "),
    suggestedNextDebugStep: nextStep(result, place),
    isFallback: false,
  };
}

function endingOf(result: TestResultData): string {
  return result.hidden && result.status === "failed" ? "hidden tests fail" : endedAs[result.status];
}

function supposed(bug: KnownBug | null): string {
  if (!bug) return "";
  if (bug.sameValues === 0) {
    return `Supposed, and only because a program with a known mistake does no better on the same tests: ${bug.guidance}`;
  }
  const tests = bug.sameOnHidden
    ? "the failing tests"
    : bug.sameOn === 1
      ? "the one failing test"
      : `the ${bug.sameOn} failing tests`;
  return `Supposed, because a program with a known mistake gives the same wrong answers on ${tests} that I ran: ${bug.guidance}`;
}

function nextStep(result: TestResultData, place: Place | null): string {
  if (result.hidden) {
    return `Make up a small input for “${result.purpose}”, write down what should come out, and run it.`;
  }
  if (place) return whatToLookAt(place);
  if (result.error?.line !== undefined) {
    return `Look at line ${result.error.line}. Which value there is not what you expect, and where was it set?`;
  }
  if (result.status === "timed-out") {
    return "Count how often your innermost line runs for this input. Does it ever stop, and could it run less often?";
  }
  return "Step through the trace of this test, and stop at the first moment a value differs from your plan.";
}
