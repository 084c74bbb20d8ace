import type { Answer } from "../answer.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { runOn } from "../own-code/about-result.ts";
import { lookAtProgram } from "../own-code/look-at-program.ts";
import { namedInput } from "../own-code/running/choose-input.ts";
import { findTraps, trapsSection } from "../own-code/traps/find-traps.ts";
import { taskOf } from "../problem/task-words.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { describeRun, OWN_RUNS } from "./describe-run.ts";
import { firstFailure } from "./last-run.ts";

const FAILURE =
  /\b(pass(es|ed)?|fail(s|ed|ing|ure)?|get instead|got instead|got|they want|wants something else|(was|is|were) expected|expect(ed|s)?|actual|green|came out|come out|last run|nothing happens|errors?|wrong|red|broken|bugs?|crash(es|ed)?|exception|time ?outs?|timed out|too slow|undefined|null|none|traceback|(does|is|do|did)(nt| not) (work|pass|run)|not (working|passing)|tests?)\b/;

const THIS_ERROR =
  /\b(this|the|that|my|an?) (error|exception|message|traceback|crash)\b|\bwhat does (it|this|that) mean\b|\berror (i get|above|below)\b/;

/** The learner thinks that the test is wrong. */
const DOUBTED =
  /\btests? (\w+ ){0,3}(wrong|broken|incorrect|buggy|bug)\b|\bexpected \w+ (\w+ ){0,2}(wrong|incorrect)\b|\b(wrong|broken|incorrect) tests?\b/;

export const aboutFailure: Topic = async (asked, sources) => {
  if (
    !(FAILURE.test(asked.plain) || OWN_RUNS.test(asked.plain) || THIS_ERROR.test(asked.plain)) ||
    /\bwhat (is|are) (a|an)\b/.test(asked.plain)
  )
    return null;
  const judged = await judgeOwnInput(asked, sources);
  const seen = describeRun(asked);
  const told = judged && seen ? `${seen} ${judged}` : (judged ?? seen);
  return told === null ? null : withHelp(asked, told, sources);
};

/** Runs the learner's last own input again and says whether the result is right; null if the question is not about it. */
async function judgeOwnInput(asked: Question, sources: Sources): Promise<string | null> {
  const own = asked.seen?.ownInput;
  if (!own || !OWN_RUNS.test(asked.plain) || (asked.seen?.tests?.own ?? []).length > 0) return null;
  const input = namedInput(own.input, asked);
  return input && runOn(asked, input.args, sources);
}

/** Adds to the summary what the error means in general, and what to look at next. */
async function withHelp(asked: Question, summary: string, sources: Sources): Promise<Answer> {
  const failure = firstFailure(asked);
  const { library } = sources;
  const doubt = DOUBTED.test(asked.plain)
    ? "The tests were run with a program that is right, and what should come out follows from the statement. Do it by hand: where do you get something else?"
    : null;
  const traps = trapsSection(findTraps(asked.attempt, await sources.code.outline(asked.attempt)));
  const looked = wantsReason(asked) ? await lookAtProgram(asked, sources) : null;
  if (looked && !failure) {
    return { ...looked, summary: [doubt, summary, looked.summary].filter(Boolean).join(" ") };
  }
  if (!failure) {
    const next = ["Is my program fast enough?", "What is an edge case?", "What do I do now?"];
    const sections = OWN_RUNS.test(asked.plain)
      ? [...traps, { heading: "What the task asks for", content: taskOf(asked.problem) }]
      : [];
    return {
      topic: "last-run",
      summary: [doubt, summary].filter(Boolean).join(" "),
      sections,
      next,
    };
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
          ...(looked?.sections ?? []).filter(({ heading }) => MEASURED.test(heading)),
        ]
      : [
          ...(looked?.sections ?? []).filter(({ heading }) => MEASURED.test(heading)),
          ...traps,
          { heading: "What the task asks for", content: taskOf(asked.problem) },
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

/** Headings of the sections that say what was measured. */
const MEASURED = /^(Where it happens|What your program did)/;
const COUNTS =
  /\bhow many\b|\bdid (i|it|they|all|everything)\b.{0,20}\bpass|\ball (green|passed|pass)\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];

/** The learner asks for a reason, so the program is looked at once more. */
const wantsReason = (asked: Question): boolean =>
  !OWN_RUNS.test(asked.plain) &&
  !COUNTS.test(asked.plain) &&
  !asked.seen?.ownInput &&
  WITH_CODE.includes(asked.attempt.v2Step ?? "IMPLEMENT") &&
  hasOwnCode(asked);
