import type { AttemptEvent, AttemptStep, DetailsOf } from "../entities/attempt/attempt-event.ts";
import type { StuckAction } from "../entities/attempt/attempt-event-details.ts";
import { type Marked, marksOf } from "../entities/coach/fallback-reason.ts";
import type { RunStatus } from "../entities/runs/run.ts";
import { type TimeByPlace, timeByPlace, workedMsIn } from "./time-by-place.ts";

export type CoachRemark = {
  id: string;
  kind: "hint" | StuckAction | "verdict" | "failure" | "recap" | "question";
  at: string;
  place: AttemptStep;
  /** What the learner asked, if they asked in words. */
  question?: string;
  /** What the coach said; empty while a question has no answer. */
  text: string;
} & Marked;

export type StoryRun = { at: string; outcome: RunStatus; passed: number; total: number };

/** An example that the learner wrote, with their answer and the right one. */
export type CheckedExample = { id: string; at: string } & DetailsOf<"example-checked">;
export type TriedChallenge = { id: string; at: string } & DetailsOf<"challenge-tried">;

/** What happened in an attempt, as its learner may look back on it. */
export type AttemptStory = {
  exchanges: CoachRemark[];
  runs: StoryRun[];
  examples: CheckedExample[];
  challenges: TriedChallenge[];
  timeMsByPlace: TimeByPlace;
  /** Until it was finished. */
  workedMs: number;
};

export function tellStory(events: readonly AttemptEvent[]): AttemptStory {
  const timeMsByPlace = timeByPlace(events);
  return {
    exchanges: events.filter((event) => !isAnsweredBy(events, event)).flatMap(remarkOf),
    runs: events.flatMap(runOf),
    examples: events.flatMap(({ type, version, at, details }) =>
      type === "example-checked" ? [{ id: `${version}`, at, ...details }] : [],
    ),
    challenges: events.flatMap(({ type, version, at, details }) =>
      type === "challenge-tried" ? [{ id: `${version}`, at, ...details }] : [],
    ),
    timeMsByPlace,
    workedMs: workedMsIn(timeMsByPlace),
  };
}

function remarkOf(event: AttemptEvent): CoachRemark[] {
  const said = coachWordsIn(event);
  if (!said) return [];
  return [{ id: `${event.version}`, at: event.at, place: event.from ?? event.to, ...said }];
}

/** Whether a later event shows the question: its answer, or the same question sent again. */
function isAnsweredBy(events: readonly AttemptEvent[], event: AttemptEvent): boolean {
  if (event.type !== "question-asked") return false;
  return events.some(
    (later) =>
      later.version > event.version &&
      (later.type === "question-answered" || later.type === "question-asked") &&
      later.details.message === event.details.message,
  );
}

type Said = Pick<CoachRemark, "kind" | "question" | "text" | "isFallback" | "fallbackReason">;

export function coachWordsIn(event: AttemptEvent): Said | null {
  switch (event.type) {
    case "question-asked":
      return { kind: "question", question: event.details.message, text: "", isFallback: false };
    case "question-answered": {
      const { message, response } = event.details;
      return { kind: "question", question: message, text: response, ...marksOf(event.details) };
    }
    case "hint-given":
      return { kind: "hint", text: event.details.hint, ...marksOf(event.details) };
    case "stuck-action-answered": {
      const { action, response } = event.details;
      return { kind: action, text: response, ...marksOf(event.details) };
    }
    case "pattern-judged":
      return { kind: "verdict", text: event.details.rationale, ...marksOf(event.details) };
    case "failure-explained":
      return { kind: "failure", text: event.details.aiGuidance, ...marksOf(event.details) };
    case "recap-assessed":
      return { kind: "recap", text: event.details.feedback, ...marksOf(event.details) };
    default:
      return null;
  }
}

function runOf(event: AttemptEvent): StoryRun[] {
  if (event.type !== "tests-run") return [];
  const { outcome, testResults } = event.details;
  const passed = testResults.filter(({ status }) => status === "passed").length;
  return [{ at: event.at, outcome, passed, total: testResults.length }];
}
