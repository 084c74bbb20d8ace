import { type StepOrLegacy, stepOrLegacy } from "../../../entities/attempt/step-or-legacy.ts";
import type { CoachContext } from "../../../ports/coach/coach-context.ts";
import { lastResults } from "../../../runs/last-results.ts";
import type { Answer } from "../answer.ts";
import { describeSeenTests } from "../last-run/seen-runs-words.ts";
import type { Topic } from "../question.ts";
import { todosFor } from "./step-todos.ts";

const stepInstructions: Record<StepOrLegacy, string> = {
  UNDERSTAND:
    "This step asks you to explain the problem in your own words: what it is about, what goes in and comes out, " +
    "which limits hold, one example gone through by hand, and one way that would not work. No code yet.",
  PLAN:
    "This step asks you to choose a pattern, to say how sure you are, and to write what stays true while the " +
    "program runs (the invariant).",
  IMPLEMENT:
    "This step asks you to write the function. You may run the visible tests as often as you like before you submit.",
  VERIFY:
    "This step runs all tests on the server. For a test that fails, say first why you think it does; then look at " +
    "the explanation and the trace, and go back to the code.",
  REFLECT:
    "This step asks you what would have told you sooner: the cues to look for next time, and what stayed true all the time.",
  COMPLETE: "This attempt is complete. There is nothing left to do here.",
  OLD: "First write down your approach, then the code, then run the tests.",
};

const nextThingsToDo: Record<StepOrLegacy, (asked: CoachContext) => string> = {
  UNDERSTAND: ({ attempt }) =>
    attempt.understandPayload?.aiAssessment?.followupQuestions[0]
      ? `Begin with this question: ${attempt.understandPayload.aiAssessment.followupQuestions[0]}`
      : "Begin with the first example: what goes in, what comes out, and why?",
  PLAN: () =>
    "Go through the first example by hand and note what you have to remember on the way. That tells more about the pattern than its name.",
  IMPLEMENT: ({ attempt, problem, seen }) => {
    if (attempt.code.trim() === (problem.starterCode[attempt.language] ?? "").trim()) {
      return "Begin with a tiny input, and write what gives the right result for that one.";
    }
    const failed = seen?.tests?.tests.find(({ status }) => status !== "passed");
    return failed
      ? `Take the test about “${failed.purpose}”, which failed in your browser, and do it by hand.`
      : "Run the visible tests, and take the first that fails.";
  },
  VERIFY: ({ attempt }) => {
    const results = lastResults(attempt);
    const failed = results.find(({ status }) => status !== "passed");
    if (failed) {
      return `Take the test about “${failed.purpose}”, and do it by hand before you look at the program.`;
    }
    return results.length > 0
      ? "All tests pass, so go on to the next step: look back and say what you have learned, and what your program costs."
      : "Run the tests, so that there is something to look at.";
  },
  REFLECT: () => "Write down one cue that you will look for next time.",
  COMPLETE: () => "Choose another problem when you like.",
  OLD: () => "Take the first example and do it by hand, one value at a time.",
};

export function suggestNextThing(asked: CoachContext): string {
  return nextThingsToDo[stepOrLegacy(asked.attempt)](asked);
}

const STEP =
  /\b(what (do|should|must|can|shall) i (do|write|fill|put|try)|(this|present|current|next|which) step|what now|whats next|what next|what (is|comes) next|next time|how (do|can) i (go on|continue|pass|get to|move on|finish|proceed)|why (can|am|do)(t| not)? i (not )?(able|allowed|still|go|get (on|further|past|to)|continue|pass|submit|hand|skip|move|proceed|finish|type|write|see|open|start|save|edit|choose|click|advance|leave)|not accepted|skip (this|it|the step|a step|verify|reflect|plan)|and now|what to do)\b|^(continue|next)[.!? ]*$/;

const WHAT_NOW =
  /^(ok(ay)?,? |so,? |and |now |hm+,? |well,? |alright,? |thanks,? |im done,? |i am done,? |done,? |ready,? )*(what now|what next|now what|whats next|what comes next|and now|what (do|should|can|shall|must) i (do|try|look at|start with|check|begin with|focus on|work on)( now| next| first| here| then| today)?|what to do( now| next)?|next step|next|continue|go on|where (do|should) i (go|continue)( from here| now)?|how (do|can) i (get to|reach|go to|unlock) the next step|how (do|can) i (go on|continue|proceed|move on))( please| pls| coach)?[?.! ]*$/;

/** Answers "what now?" when it is asked plainly; vaguer questions are tried later. */
export const aboutWhatNow: Topic = (asked) =>
  WHAT_NOW.test(asked.plain) ||
  /\b(what (comes|is|happens) (after|next)( that| this)?|what now|now what)[?.! ]*$/.test(
    asked.plain,
  )
    ? stepAnswer(
        asked,
        `${stepInstructions[stepOrLegacy(asked.attempt)]} ${suggestNextThing(asked)}`,
      )
    : null;

export const aboutStep: Topic = (asked) =>
  STEP.test(asked.plain)
    ? stepAnswer(
        asked,
        `${stepInstructions[stepOrLegacy(asked.attempt)]} ${suggestNextThing(asked)}`,
      )
    : null;

const STUCK =
  /\b(give me a hint|what am i (missing|overlooking|not seeing)|a (tiny|small|little) hint|a hint|hint please|hint pls|another hint|need a hint|tips?|blank|stuck|clue|no idea|help( me)?|where (do|should|can) i (start|begin)|how (do|can|should|would|to)( i| we)? (start|begin|solve|do (this|it)|approach|attack)|i (do not|dont|cant|cannot) (know|see|get|understand|think of) (what|how|where|it|this|a|any)|lost)\b/;

/** What help is and costs, not a wish for it. */
const ASKS_ABOUT_HELP =
  /\b(do|does|will|is|are|how|what|can|why)\b.{0,20}\b(hints?|tips?)\b.{0,30}\b(cost|points?|lose|free|work|bad|cheating|count|grade|affect)|\b(lose|cost|cheating|penalty|grade)\b.{0,40}\bhints?\b/;

export const aboutHintsLeft: Topic = ({ plain, attempt }) => {
  if (!/\bhow many hints\b|\bhints? (left|remaining)\b/.test(plain)) return null;
  const left = Math.max(0, attempt.hintBudget - attempt.hintsUsedCount);
  return `You have ${left} of ${attempt.hintBudget} hints left for this attempt; ${attempt.hintsUsedCount} are used. Nudge and checkpoint under “I’m stuck” do not use the budget.`;
};

const WANTS_LITTLE =
  /\b(something|anything|one thing|a (small|tiny|little|simple|easy)? ?(thing|task|step|bit)) ?(small|tiny|easy|little|simple|else)? ?(that )?(to|i can|for me to)? ?(do|try|start with|begin with)\b|\b(smallest|tiniest|easiest) (thing|step)\b|\ball red\b|\b(so|too) many (red|fail\w*|errors)\b/;

export const aboutBeingStuck: Topic = (asked) => {
  const isStuck = STUCK.test(asked.plain) || WANTS_LITTLE.test(asked.plain);
  if (!isStuck || ASKS_ABOUT_HELP.test(asked.plain)) return null;
  const place = stepOrLegacy(asked.attempt);
  const left = asked.attempt.hintBudget - asked.attempt.hintsUsedCount;
  const hints =
    place === "IMPLEMENT" && left > 0
      ? `You have ${left} ${left === 1 ? "hint" : "hints"} left for this step.`
      : "“I’m stuck” has a nudge and a checkpoint, which cost nothing.";
  const seen = describeSeenTests(asked);
  return stepAnswer(asked, [seen, suggestNextThing(asked), hints].filter(Boolean).join(" "));
};

function stepAnswer(asked: CoachContext, summary: string): Answer {
  const plan = todosFor(asked);
  const lead = plan.todos ? " Is the first of these clear?" : "";
  return { topic: "step", summary: `${summary}${lead}`, ...plan };
}
