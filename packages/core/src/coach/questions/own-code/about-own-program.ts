import { describeOutcome } from "../../failures/describe-outcome.ts";
import {
  describePlace,
  findFailurePlace,
  suggestWhereToLook,
} from "../../failures/failure-place.ts";
import type { Answer } from "../answer.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { hasRunInSight } from "../last-run/last-run.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { runVisibleTests, type VisibleResult } from "./run-visible-tests.ts";

const OWN_PROGRAM =
  /\bwhy (doesnt|dont|isnt|wont|wouldnt|cant|does|is) (my|it|this|the) ?\w{0,20}\b.{0,40}\b(work|working|run|pass|right|correct|fail|broken|wrong)\b|\bmy (output|result|answer|code|program|function) (is|gives|returns|prints|says)\b.{0,80}\b(but|instead|should|expected)\b|\bwhy (is|do|did|does|are) (there|i|it|they)\b.{0,30}\b(errors?|crash(es)?|fail(s|ing)?)\b|\bwhy (is|are|was|does|do) (the|my|this|it|its) ?(answer|result|output|count|return value|numbers?|sum)?\b.{0,40}\b(off|wrong|too (big|small|large|high|low|many|few|long|short)|different|missing|incorrect|negative|one (more|less|too))|\bis there (a|any|still a) (bug|mistake|error|problem)\b|\b(can|could|would|will) you (please )?(check|test|run|review|debug|look at|try|verify) (my|the|this|it)\b|\b(any|some) (bugs?|mistakes?|errors?) (in|left)\b|\bhow (good|close|far) (is|am|are)\b.{0,20}\b(my|i)\b|\bwhere\b.{0,80}\b(wrong|fail|break|bug|mistake|error|problem|issue)|\b(whats|what is|what went|something|anything|what(s| is) the (bug|mistake|error|problem|issue)) ?(is |in |with )?\b.{0,80}\b(wrong|bug|mistake|my (code|program|function|solution))\b|\b(is|does|check|will|would|review|look at|judge|test|run|debug|rate) (my|this|the) (code|program|solution|function|attempt|implementation)\b|\bis (it|this) (right|correct|ok|okay|good|wrong)\b|\bwhy (does|do|is|are) (it|my \w+|this)\b.{0,40}\b(return|returns|give|gives|print|prints|output|wrong|empty|not|only|always)|\bwhich tests?\b|\bam i (right|on the right|close|wrong|done)\b|\bdoes it work\b|\b(did|does|do|will) (my|it|the|this) ?(program|code|function|solution)? ?pass|\bdid i (do|get) (it|this) right\b|\bfind (my|the|a) (bug|mistake|error)\b|\b(my (code|program|function)|it) (does not|doesnt|isnt|is not|wont|will not) (work|working|right)/;
/** Without a run in sight, a question about tests or errors is answered by one. */
const ABOUT_TESTS = /\b(tests?|fail\w*|pass(es|ed|ing)?)\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];

/** A program is judged by running it, and where it goes wrong is found by following it. */
export const aboutOwnProgram: Topic = async (asked, sources) => {
  const { v2Step } = asked.attempt;
  const hasRun = hasRunInSight(asked);
  // What the learner saw on the screen is answered from there.
  if (hasRun && /\bwhy (does|do|did) (the|my|this) tests?\b/.test(asked.plain)) return null;
  const isAsked = OWN_PROGRAM.test(asked.plain) || (ABOUT_TESTS.test(asked.plain) && !hasRun);
  if (!isAsked || /\b(pattern|plan|invariant|explanation|choice|approach|idea)\b/.test(asked.plain))
    return null;
  if ((v2Step !== null && !WITH_CODE.includes(v2Step)) || !hasOwnCode(asked)) return null;
  const ran = await runVisibleTests(asked, sources.runner);
  if (!ran) return null;
  if (ran.refused) return refusedProgram(asked, ran.refused, sources);
  const failed = ran.results.find(({ status }) => status !== "passed");
  const passed = ran.results.filter(({ status }) => status === "passed").length;
  const counted = `I ran your program on the ${ran.results.length} visible tests: ${passed} passed.`;
  if (!failed) {
    return {
      topic: "own-program",
      summary: `${counted} What they do not show are the edges: hand it in, or make up a small input (nothing at all, one value, all the same), and tell me what should come out.`,
      next: ["Is my program fast enough?", "What is an edge case?", "How do I hand in?"],
    };
  }
  return describeFailure(asked, counted, failed, sources);
};

async function describeFailure(
  asked: Question,
  counted: string,
  failed: VisibleResult,
  { runner, library }: Sources,
): Promise<Answer> {
  const { problem, attempt } = asked;
  const place = await findFailurePlace({ problem, attempt }, failed, (request) =>
    runner.trace(request),
  );
  const number = failed.index + 1;
  const found = failed.error
    ? await library.findError(`${failed.error.type}: ${failed.error.message}`, attempt.language)
    : null;
  const sections = [
    ...(place ? [{ heading: "Where it happens", content: describePlace(place) }] : []),
    ...(found ? [{ heading: "What the error means", content: found.entry.text }] : []),
    {
      heading: "What to look at",
      content: place
        ? suggestWhereToLook(place)
        : "Do this test by hand, and write down what each variable should be after each line.",
    },
  ];
  return {
    topic: "own-program",
    summary: `${counted} The first that fails is test ${number}, about “${failed.purpose}”: ${describeOutcome(problem, attempt.language, failed)}`,
    sections,
    commands: [
      { command: `test ${number}`, description: "Run this test once more" },
      { command: `trace ${number}`, description: "Follow your program on it step by step" },
    ],
    next: [
      ...(place ? [`What does line ${place.found.line} do?`] : []),
      "Is my loop right?",
      "How do I debug?",
    ],
  };
}

async function refusedProgram(
  { attempt }: Question,
  refused: string,
  { library }: Sources,
): Promise<Answer> {
  const found = await library.findError(refused, attempt.language);
  const meaning =
    found && (await answerFromEntry(found.entry, attempt.language, library, found.names));
  return {
    topic: meaning?.topic ?? "own-program",
    summary: `I tried to run it, but your program cannot be read: ${refused}. Nothing of it ran.`,
    sections: meaning
      ? [{ heading: "What it means", content: meaning.summary }, ...(meaning.sections ?? [])]
      : [],
    next: ["How do I read an error message?", "What do I do now?"],
  };
}
