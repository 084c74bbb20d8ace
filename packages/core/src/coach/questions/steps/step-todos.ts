import { type StepOrLegacy, stepOrLegacy } from "../../../entities/attempt/step-or-legacy.ts";
import type { CoachContext } from "../../../ports/coach/coach-context.ts";
import { lastResults } from "../../../runs/last-results.ts";
import type { Answer } from "../answer.ts";

type Todos = Pick<Answer, "todos" | "commands" | "next">;

const toUnderstand: Todos = {
  todos: [
    "The first example, done by hand",
    "The limits, in your own words",
    "One way that would not work",
    "A prediction for a small input",
  ],
  next: ["Explain the first example", "What are the constraints?", "What is an edge case?"],
};

const toPlan: Todos = {
  todos: [
    "Go through an example by hand and note what you have to remember on the way.",
    "Choose a pattern and say how sure you are.",
    "Write what stays true in each round (the invariant).",
  ],
  next: ["What is an invariant?", "Explain the first example", "Is a wrong pattern bad?"],
};

const toBegin: Todos = {
  todos: [
    "Write each step of your plan as a comment.",
    "Make the function right for the smallest input.",
    "Run the visible tests.",
    "Turn the next comment into code.",
  ],
  next: ["How do I write a function?", "How do I loop over a list?", "How do hints work?"],
};

const toFix = (test: number): Todos => ({
  todos: [
    "Run the visible tests and take the first that fails.",
    "Do that test by hand, value by value.",
    "Follow its trace to the first value that differs from yours.",
    "Ask which line gave it that value.",
  ],
  commands: [
    { command: `test ${test}`, description: "Run this test once more" },
    { command: `trace ${test}`, description: "Follow your program on it step by step" },
  ],
  next: ["Where does my program go wrong?", "Is my program fast enough?", "How do hints work?"],
});

const toReflect: Todos = {
  todos: [
    "Write one cue that would have told you sooner.",
    "Write what stayed true all the time.",
    "Try to break the program that looks right.",
  ],
  next: ["Is my program fast enough?", "What is a cue?"],
};

const toGoOn: Todos = {
  todos: ["Read the author's solution beside yours.", "Choose the next problem."],
  next: ["Which problem should I do next?", "What are recall cards?"],
};

const byStep: Record<StepOrLegacy, (context: CoachContext) => Todos> = {
  UNDERSTAND: () => toUnderstand,
  PLAN: () => toPlan,
  IMPLEMENT: (context) => (hasOwnCode(context) ? toFix(firstFailed(context)) : toBegin),
  VERIFY: (context) => toFix(firstFailed(context)),
  REFLECT: () => toReflect,
  COMPLETE: () => toGoOn,
  OLD: (context) => (hasOwnCode(context) ? toFix(firstFailed(context)) : toBegin),
};

/** What to do in this step, as a list with what can be run for it. */
export function todosFor(context: CoachContext): Todos {
  return byStep[stepOrLegacy(context.attempt)](context);
}

export function hasOwnCode({ attempt, problem }: CoachContext): boolean {
  return attempt.code.trim() !== (problem.starterCode[attempt.language] ?? "").trim();
}

/** The number of the first visible test that is known to fail, counted from 1; else 1. */
function firstFailed({ attempt, seen }: CoachContext): number {
  const isFailed = ({ status }: { status: string }) => status !== "passed";
  const inBrowser = seen?.tests?.tests.findIndex(isFailed) ?? -1;
  if (inBrowser >= 0) return inBrowser + 1;
  const visible = lastResults(attempt).filter(({ hidden }) => !hidden);
  return Math.max(0, visible.findIndex(isFailed)) + 1;
}
