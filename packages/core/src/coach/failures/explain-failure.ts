import type { ProblemTest } from "../../entities/catalog/problem.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import type { CoachContext, FailureExplanation } from "../../ports/coach/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import { lastResults } from "../../runs/last-results.ts";
import { describeCaller } from "./describe-caller.ts";
import { describeCounterexample } from "./describe-counterexample.ts";
import { describeIndex } from "./describe-index.ts";
import { describeMisspelledName } from "./describe-misspelled-name.ts";
import { describeOutcome, statusWords } from "./describe-outcome.ts";
import {
  describePlace,
  type FailurePlace,
  findFailurePlace,
  suggestWhereToLook,
} from "./failure-place.ts";
import type { Counterexample, FindCounterexample } from "./find-counterexample.ts";
import type { FindKnownBug, KnownBug } from "./find-known-bug.ts";
import { describeGuess } from "./guess/describe-guess.ts";

type Failure = CoachContext & {
  test: ProblemTest;
  result: TestResultData;
  userExplanation: string;
};

type FailureTools = {
  trace: Runner["trace"];
  findKnownBug: FindKnownBug;
  /** Without it no inputs beside the tests are tried. */
  findCounterexample?: FindCounterexample;
};

/** Explains a failure from the run, its trace and a known bug with the same behaviour; guesses are marked as such. */
export async function explainFailure(
  failure: Failure,
  tools: FailureTools,
): Promise<FailureExplanation> {
  const { problem, attempt, result, userExplanation } = failure;
  const { code, language } = attempt;
  const place = result.hidden
    ? null
    : await findFailurePlace({ problem, attempt }, result, tools.trace);
  const bug = await tools.findKnownBug(failure);
  const found = await findOwnInput(failure, tools);
  return {
    likelyBugType: bug ? bug.bugKind.replaceAll("-", " ") : endingOf(result),
    failingCaseExplanation: [
      `Measured: ${describeOutcome(problem, language, result)}`,
      describeMisspelledName(result, code),
      place ? describePlace(place) : "",
      place ? describeIndex(place) : "",
      describeCaller(result, code),
      found
        ? `I tried small inputs of my own, which are no tests: ${describeCounterexample(failure, found)}`
        : "",
      result.hidden
        ? ""
        : describeGuess({
            guess: userExplanation,
            recorded: place?.recorded ?? null,
            result,
            code,
          }),
      describeKnownBug(bug),
    ]
      .filter(Boolean)
      .join(" "),
    suggestedNextDebugStep: suggestNextStep(result, place, found),
    isFallback: false,
  };
}

/** Where only hidden tests fail: a small input beside the tests on which the program goes wrong, if one is found. */
async function findOwnInput(
  failure: Failure,
  { findCounterexample }: FailureTools,
): Promise<Counterexample | null> {
  const visible = lastResults(failure.attempt).filter(({ hidden }) => !hidden);
  const isHiddenOnly = failure.result.hidden && visible.every(({ status }) => status === "passed");
  return (isHiddenOnly && (await findCounterexample?.(failure))) || null;
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

function suggestNextStep(
  result: TestResultData,
  place: FailurePlace | null,
  ownInput: Counterexample | null,
): string {
  if (ownInput) {
    return "Do that small input by hand, value by value. Then run your program on it, and look for the first value that differs.";
  }
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
