import type { V2Step } from "../../../entities/attempt-v2.ts";
import { lastResults } from "../../../runs/last-results.ts";
import { describeSeenTests } from "../last-run/seen-runs-words.ts";
import type { Question, Topic } from "../question.ts";
import { hasOwnCode } from "./step-todos.ts";

const OWN_WORK =
  /\b(is|are|check|does|do|will|would|can|look at|review|judge|what about|rate)\b.{0,200}\bmy (code|program|solution|approach|idea|plan|explanation|answer|invariant|pattern|choice|function|loop|attempt)\b|\bam i (right|on the right|close|wrong|done)\b|\bis there (a|any|still a) (bug|mistake|error)\b/;

/** Sends the learner to run the program or submit the explanation: a result is worth more than an opinion. */
export const aboutOwnWork: Topic = (asked) =>
  OWN_WORK.test(asked.plain) && !/\b(why|fail|error)|^how (do|can|to)\b/.test(asked.plain)
    ? answersByStep[asked.attempt.v2Step ?? "OLD"](asked)
    : null;

const answerByRunning = (asked: Question): string => {
  const { attempt } = asked;
  if (!hasOwnCode(asked))
    return `There is no code of yours yet that I could run. ${asked.suggestion}`;
  const seen = describeSeenTests(asked);
  if (seen) {
    return `${seen} I do not judge code by looking at it: running it tells more.`;
  }
  const results = lastResults(attempt);
  const passed = results.filter(({ status }) => status === "passed").length;
  const known =
    results.length > 0 ? `In your last run ${passed} of ${results.length} tests passed. ` : "";
  return `${known}I do not judge code by looking at it: running it tells more. Run the tests, and ask me about the first that fails.`;
};

const answersByStep: Record<V2Step | "OLD", (asked: Question) => string> = {
  UNDERSTAND: ({ attempt }) => {
    const gap = attempt.understandPayload?.aiAssessment?.gaps[0];
    return gap
      ? `Of what you submitted last, this was still open: ${gap} Submit it again when you have changed it.`
      : "Submit your explanation: I then read all five boxes and say what is there and what is not.";
  },
  PLAN: ({ attempt }) =>
    attempt.planPayload?.chosenPattern
      ? "Submit your choice with how sure you are: I then say whether it fits, and why."
      : "Choose a pattern and submit it: I then say whether it fits, and why. A wrong choice costs nothing.",
  IMPLEMENT: answerByRunning,
  VERIFY: answerByRunning,
  REFLECT: () =>
    "Your program passed all tests. Whether the reflection is good, you will see when you meet the next problem of this kind.",
  COMPLETE: () => "Your program passed all tests.",
  OLD: answerByRunning,
};
