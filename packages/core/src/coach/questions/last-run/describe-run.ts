import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { TestResultData } from "../../../entities/runs/test-result.ts";
import { lastResults } from "../../../runs/last-results.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Question } from "../question.ts";
import { describeOwnRuns, describeSeenTests } from "./seen-runs-words.ts";

export const OWN_RUNS = /\bmy (own )?(tests?|inputs?)\b/;

/** What the last run in sight showed; null where there is none and the question is not about tests. */
export function describeRun(asked: Question): string | null {
  const own = OWN_RUNS.test(asked.plain) ? describeOwnRuns(asked) : null;
  const seen = own ?? describeSeenTests(asked);
  if (seen !== null) return seen;
  const results = lastResults(asked.attempt);
  if (results.length === 0) {
    return /\b(tests?|error|fail)/.test(asked.plain) || asked.attempt.v2Step === "VERIFY"
      ? "There is no run of the tests yet that I could look at. Run them, then ask again. If you have an error message, paste it here and I explain it."
      : null;
  }
  const failed = results.filter(({ status }) => status !== "passed");
  const counted = `In your last run ${results.length - failed.length} of ${results.length} tests passed.`;
  const first = failed.find(({ hidden }) => !hidden) ?? failed[0];
  if (!first) return `${counted} No test failed. If you have changed the code since, run it again.`;
  return `${counted} ${describeFailedTest(asked, first)}`;
}

function describeFailedTest({ problem, attempt }: Question, result: TestResultData): string {
  if (result.hidden) {
    return `The visible tests pass; hidden tests do not, among them tests like “${result.purpose}”. Make up a small input of that kind, write down what should come out, and tell me both: I run it. If they are about long inputs, ask me whether your program is fast enough.`;
  }
  const call = `${entryPointIn(problem.signature, attempt.language)}(${result.args.map((arg) => valueText(arg)).join(", ")})`;
  return `The first that failed is about “${result.purpose}”: ${call} should give ${valueText(result.expected)}. ${describeResult(result)} Say why you think so, then ask for the explanation of this test in the step Verify.`;
}

function describeResult(result: Extract<TestResultData, { hidden: false }>): string {
  if (result.error) {
    const where = result.error.line === undefined ? "" : ` at line ${result.error.line}`;
    return `Your program stopped${where} with ${result.error.type}: ${result.error.message}.`;
  }
  if (result.status === "timed-out") return "Your program did not come to an end in time.";
  if (result.status === "out-of-memory") return "Your program used up its memory.";
  if (result.status === "not-run") return "It was not run.";
  return `Your program gave ${valueText(result.actual)}.`;
}
