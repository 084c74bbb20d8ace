import type { Language } from "../../entities/attempt-mode.ts";
import { entryPointIn, type Problem, type ProblemTest } from "../../entities/problem.ts";
import type { TestResultData } from "../../entities/test-result.ts";
import type { CoachContext, FailureExplanation } from "../coach.ts";
import { type KnownBug, knownBugOf } from "./known-bug.ts";
import { shown } from "./shown.ts";

type Failure = CoachContext & {
  test: ProblemTest;
  result: TestResultData;
  userExplanation: string;
};

/** From what was measured: the run, and the authored bug whose failures are the same. What is supposed, says so. */
export function explainFailure({ problem, attempt, result }: Failure): FailureExplanation {
  const results = attempt.verifyPayload?.testResults ?? [];
  const bug = knownBugOf(problem, attempt.language, results);
  return {
    likelyBugType: bug ? bug.bugKind.replaceAll("-", " ") : typeOf(result),
    failingCaseExplanation: [measured(problem, attempt.language, result), supposed(bug)]
      .filter(Boolean)
      .join(" "),
    suggestedNextDebugStep: nextStep(problem, result),
    isFallback: false,
  };
}

const types: Record<TestResultData["status"], string> = {
  passed: "nothing",
  failed: "wrong result",
  errored: "program error",
  "timed-out": "too slow or endless",
  "out-of-memory": "too much memory",
  "not-run": "not reached",
};

function typeOf({ status }: TestResultData): string {
  return types[status];
}

function measured({ signature }: Problem, language: Language, result: TestResultData): string {
  if (result.hidden)
    return `Measured: the test for “${result.purpose}” ended as ${typeOf(result)}.`;
  const call = `${entryPointIn(signature, language)}(${result.args.map(shown).join(", ")})`;
  const expected = shown(result.expected);
  if (result.error) {
    const where = result.error.line === undefined ? "" : ` at line ${result.error.line}`;
    return `Measured: ${call} stopped with ${result.error.type}${where}: ${result.error.message}`;
  }
  if (result.status === "failed") {
    return `Measured: ${call} gave ${shown(result.actual)}, where ${expected} is right.`;
  }
  return `Measured: ${call} ended as ${typeOf(result)}, where ${expected} is right.`;
}

function supposed(bug: KnownBug | null): string {
  return bug ? `Supposed, because your program fails on the same tests: ${bug.guidance}` : "";
}

function nextStep({ signature }: Problem, result: TestResultData): string {
  if (result.hidden) {
    return `Make up a small input for “${result.purpose}”, write down what should come out, and run it.`;
  }
  if (result.error?.line !== undefined) {
    return `Look at line ${result.error.line}. Which value there is not what you expect, and where was it set?`;
  }
  if (result.status === "timed-out") {
    return "Count how often your innermost line runs for this input. Does it ever stop, and could it run less often?";
  }
  const [first] = signature.parameters;
  return `Step through the trace of this test. Stop at the first moment a value differs from your plan${first ? `, starting with ${first.name}` : ""}.`;
}
