import type { StuckAction } from "../../entities/attempt/attempt-event-details.ts";
import { type StepOrLegacy, stepOrLegacy } from "../../entities/attempt/step-or-legacy.ts";
import { entryPointIn } from "../../entities/catalog/entry-point.ts";
import type { CoachContext, StuckReply } from "../../ports/coach/coach.ts";
import { lastResults } from "../../runs/last-results.ts";
import type { FindKnownBug, KnownBug } from "../failures/find-known-bug.ts";
import { describeSeenTests } from "../questions/last-run/seen-runs-words.ts";
import { authoredHint } from "./give-hint.ts";

type StuckAnswer = (context: CoachContext & { bug: KnownBug | null }) => string;

export async function answerStuckAction(
  { action, ...context }: CoachContext & { action: StuckAction },
  findKnownBug: FindKnownBug,
): Promise<StuckReply> {
  const looks = context.attempt.v2Step === "VERIFY" && action !== "rescue";
  const bug = looks ? await findKnownBug(context) : null;
  const reply = replies[action]({ ...context, bug });
  const step = action === "rescue" ? undefined : openStep(context);
  const response = step ? `Your instructor’s next step: “${step}” ${reply}` : reply;
  return { response, isFallback: false };
}

/** The first step of an instructor's answer that is not ticked off. */
function openStep({ guidance = [] }: CoachContext): string | undefined {
  return guidance.flatMap(({ steps }) => steps).find(({ done }) => !done)?.text;
}

const replies: Record<StuckAction, StuckAnswer> = {
  nudge: (context) => nudges[stepOrLegacy(context.attempt)](context),
  checkpoint: (context) => checkpoints[stepOrLegacy(context.attempt)](context),
  rescue: ({ problem }) =>
    [
      problem.walkthrough,
      `What to remember: ${problem.reflect.invariantSummary}`,
      "Now explain it back in your own words.",
    ].join("\n\n"),
};

const nextAuthoredHint: StuckAnswer = ({ problem, attempt }) =>
  authoredHint(problem, attempt.hintsUsedCount + 1);

const nudges: Record<StepOrLegacy, StuckAnswer> = {
  UNDERSTAND: ({ problem, attempt }) =>
    attempt.understandPayload?.aiAssessment?.followupQuestions[0] ??
    `Take the first example. What goes into ${entryPointIn(problem.signature, attempt.language)}, and why does that come out?`,
  PLAN: ({ problem }) =>
    problem.discovery[0]?.question ??
    "What would you have to remember while you go through the input?",
  IMPLEMENT: nextAuthoredHint,
  VERIFY: ({ attempt, bug }) => {
    const results = lastResults(attempt);
    const failed = results.find(({ status, hidden }) => status !== "passed" && !hidden);
    if (bug) return bug.guidance;
    return failed
      ? `Do the test “${failed.purpose}” by hand, one line of your program at a time. Where do your result and the program's differ?`
      : "Which input that you have not tried yet could break your program?";
  },
  REFLECT: () => "Which word in the problem could have told you the pattern at once?",
  COMPLETE: () => "This one is done. What would you do differently next time?",
  OLD: nextAuthoredHint,
};

const checkpoints: Record<StepOrLegacy, StuckAnswer> = {
  UNDERSTAND: ({ attempt }) => {
    const assessment = attempt.understandPayload?.aiAssessment;
    if (!assessment)
      return "There is nothing to look at yet. Write two sentences about what goes in and what comes out, and submit them.";
    const [strength] = assessment.strengths;
    const [gap] = assessment.gaps;
    return [
      strength ? `You have this: ${strength}.` : "You are on the way.",
      gap ? `Still open: ${gap}` : "Nothing is open; submit it.",
    ].join(" ");
  },
  PLAN: ({ problem, attempt }) => {
    const chosen = attempt.planPayload?.chosenPattern;
    const fit = problem.patternFits.find(({ patternId }) => patternId === chosen);
    if (!fit)
      return "You have not chosen a pattern yet. Say for each candidate what it would have to remember, and drop the ones that cannot.";
    return `${fit.name}: ${fit.reason}`;
  },
  IMPLEMENT: (context) => {
    const { problem, attempt } = context;
    const seen = describeSeenTests(context);
    if (seen)
      return `${seen} Read your code against your invariant: is it true before the first round, and does each round keep it true?`;
    const started = attempt.code.trim() !== (problem.starterCode[attempt.language] ?? "").trim();
    if (started)
      return "Read your code against your invariant. Is it true before the first round, and does each round keep it true? Run the visible tests, also if you think it is too early.";
    const invariant = attempt.planPayload?.invariant?.text;
    return [
      "Nothing is written yet. Begin with the smallest case and make that one test pass.",
      invariant ? `Keep in mind what you wrote: “${invariant}”` : "",
    ]
      .filter(Boolean)
      .join(" ");
  },
  VERIFY: ({ attempt, bug }) => {
    const results = lastResults(attempt);
    const passed = results.filter(({ status }) => status === "passed").length;
    const first = results.find(({ status }) => status !== "passed");
    return [
      `${passed} of ${results.length} tests pass.`,
      first ? `The first that does not is about “${first.purpose}”.` : "",
      bug ? bug.guidance : "",
    ]
      .filter(Boolean)
      .join(" ");
  },
  REFLECT: () =>
    "Your program passes. Say in one sentence what stayed true all the time, and which cue you will look for.",
  COMPLETE: () => "This one is complete.",
  OLD: ({ attempt }) => {
    const results = lastResults(attempt);
    const passed = results.filter(({ status }) => status === "passed").length;
    return results.length > 0
      ? `${passed} of ${results.length} tests pass. Take the first that fails and do it by hand.`
      : "Run the tests once, so that there is something to look at together.";
  },
};
