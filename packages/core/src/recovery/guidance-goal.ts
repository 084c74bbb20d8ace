import type { AnyAttempt, V2Step } from "../entities/attempt-v2.ts";
import { entryPointIn } from "../entities/catalog/entry-point.ts";
import type { CoachContext } from "../ports/coach/coach.ts";
import { lastResults } from "../runs/last-results.ts";

type Goal = (context: CoachContext) => string;

const writeIt: Goal = ({ problem, attempt }) =>
  `Write a first version of ${entryPointIn(problem.signature, attempt.language)} that does the smallest case.`;

const findTheFailure: Goal = ({ attempt }) => {
  const results = lastResults(attempt);
  const failed =
    results.find(({ status, hidden }) => status !== "passed" && !hidden) ??
    results.find(({ status }) => status !== "passed");
  return failed
    ? `Find out why the test “${failed.purpose}” does not pass.`
    : "Get the program to run, so that the tests can say something.";
};

const goals: Record<V2Step, Goal> = {
  UNDERSTAND: ({ attempt }) => {
    const [gap] = attempt.understandPayload?.aiAssessment?.gaps ?? [];
    return gap
      ? `Make clear in your own words: ${gap}`
      : "Say in your own words what goes in and what comes out.";
  },
  PLAN: ({ problem }) => `Find the way of working that fits “${problem.title}”.`,
  IMPLEMENT: (context) =>
    lastResults(context.attempt).length > 0 ? findTheFailure(context) : writeIt(context),
  VERIFY: findTheFailure,
  REFLECT: () => "Say what stayed true all the time, and how to recognise the pattern.",
  COMPLETE: () => "Look back on what you learned.",
};

/** What the learner should do next; the recovery tries to help with this goal. */
export function guidanceGoal(context: CoachContext): string {
  const { v2Step, state }: AnyAttempt = context.attempt;
  if (v2Step !== null) return goals[v2Step](context);
  return state === "APPROACH" ? goals.UNDERSTAND(context) : goals.IMPLEMENT(context);
}
