import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { TestResultData } from "../../../entities/runs/test-result.ts";
import { lastResults } from "../../../runs/last-results.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Answer } from "../answer.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { firstFailure } from "./last-run.ts";
import { describeOwnRuns, describeSeenTests } from "./seen-runs-words.ts";

const FAILURE =
  /\b(pass(es|ed)?|fail(s|ed|ing|ure)?|get instead|got instead|(was|is|were) expected|expect(ed|s)?|actual|green|came out|come out|last run|nothing happens|errors?|wrong|red|broken|bugs?|crash(es|ed)?|exception|time ?outs?|timed out|too slow|undefined|null|none|traceback|(does|is|do|did)(nt| not) (work|pass|run)|not (working|passing)|tests?)\b/;

const OWN_RUNS = /\bmy (own )?(tests?|inputs?)\b/;

const THIS_ERROR =
  /\b(this|the|that|my|an?) (error|exception|message|traceback|crash)\b|\bwhat does (it|this|that) mean\b|\berror (i get|above|below)\b/;

/** Whoever doubts the test. */
const DOUBTED =
  /\btests? (\w+ ){0,3}(wrong|broken|incorrect|buggy|bug)\b|\bexpected \w+ (\w+ ){0,2}(wrong|incorrect)\b|\b(wrong|broken|incorrect) tests?\b/;

export const aboutFailure: Topic = async (asked, sources) => {
  if (
    !(FAILURE.test(asked.plain) || OWN_RUNS.test(asked.plain) || THIS_ERROR.test(asked.plain)) ||
    /\bwhat (is|are) (a|an)\b/.test(asked.plain)
  )
    return null;
  const told = describeRun(asked);
  return told === null ? null : withHelp(asked, told, sources);
};

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

/** What an error means in general stands beside what happened, and what to look at next. */
async function withHelp(asked: Question, summary: string, sources: Sources): Promise<Answer> {
  const failure = firstFailure(asked);
  const { library } = sources;
  const doubt = DOUBTED.test(asked.plain)
    ? "The tests were run with a program that is right, and what should come out follows from the statement. Do it by hand: where do you get something else?"
    : null;
  if (!failure) {
    const next = ["Is my program fast enough?", "What is an edge case?", "What do I do now?"];
    return { topic: "last-run", summary: [doubt, summary].filter(Boolean).join(" "), next };
  }
  const { error, timedOut, number } = failure;
  const message = error ? `${error.type}: ${error.message}` : timedOut ? "timed out" : null;
  const { language } = asked.attempt;
  const found = message ? await library.findError(message, language) : null;
  const meaning = found && (await answerFromEntry(found.entry, language, library, found.names));
  return {
    topic: meaning?.topic ?? "last-run",
    summary: [summary, doubt].filter(Boolean).join(" "),
    sections: meaning
      ? [
          { heading: "What it means", content: meaning.summary },
          ...(meaning.sections ?? []).filter(({ code }) => code === undefined),
        ]
      : [
          {
            heading: "How to go on",
            content:
              "Do this test by hand, value by value, and write down what each variable should be. Then follow the trace to the first value that differs.",
          },
        ],
    commands: [
      { command: `test ${number}`, description: "Run this test once more" },
      { command: `trace ${number}`, description: "Follow your program on it step by step" },
    ],
    next: [
      "Where does my program go wrong?",
      ...(error?.line ? [`What does line ${error.line} do?`] : []),
      "How do I debug?",
    ],
  };
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
