import type { AttemptEvent, AttemptStep, DetailsOf } from "../../entities/attempt/attempt-event.ts";
import type { StuckAction } from "../../entities/attempt/attempt-event-details.ts";
import { type Marked, marksOf } from "../../entities/coach/fallback-reason.ts";
import { type HandIn, lastHandIn } from "./last-hand-in.ts";
import { type StoryRun, storyRun } from "./story-run.ts";
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
  /** A question in a conversation, which shows it as well. */
  exchangeId?: string | undefined;
} & Marked;

/** An example that the learner wrote, with their answer and the right one. */
export type CheckedExample = { id: string; at: string } & Omit<
  DetailsOf<"example-checked">,
  "prediction"
>;
export type TriedChallenge = { id: string; at: string } & DetailsOf<"challenge-tried">;

/** An earlier step that was revised, with its text before; null where the step was skipped. */
export type StoryRevision = { id: string; at: string; place: AttemptStep } & (
  | { step: "UNDERSTAND"; before: DetailsOf<"explanation-submitted"> | null }
  | { step: "PLAN"; before: DetailsOf<"pattern-chosen"> | null }
);

/** What happened in an attempt, as its learner may look back on it. */
export type AttemptStory = {
  exchanges: CoachRemark[];
  runs: StoryRun[];
  /** null while nothing was handed in. */
  handIn: HandIn | null;
  examples: CheckedExample[];
  /** Which coach read the explanation last: the chosen one or a fallback. */
  assessedBy: Marked | null;
  challenges: TriedChallenge[];
  revisions: StoryRevision[];
  timeMsByPlace: TimeByPlace;
  /** Until the attempt was finished. */
  workedMs: number;
};

export function tellStory(events: readonly AttemptEvent[]): AttemptStory {
  const timeMsByPlace = timeByPlace(events);
  return {
    exchanges: events
      .filter((event) => !isAnsweredBy(events, event))
      .map((event, index, all) => withoutRepeat(event, all.slice(0, index)))
      .flatMap(remarkOf),
    runs: events.flatMap((event) => (event.type === "tests-run" ? [storyRun(event)] : [])),
    handIn: lastHandIn(events),
    examples: events.flatMap(exampleOf),
    assessedBy: events.flatMap(assessorOf).at(-1) ?? null,
    challenges: events.flatMap(({ type, version, at, details }) =>
      type === "challenge-tried" ? [{ id: `${version}`, at, ...details }] : [],
    ),
    revisions: revisionsIn(events),
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

/** The same plan sent again, with another invariant, is not told once more that its pattern fits. */
function withoutRepeat(event: AttemptEvent, earlier: readonly AttemptEvent[]): AttemptEvent {
  if (event.type !== "pattern-judged" || !event.details.invariantFeedback) return event;
  const before = earlier.findLast(({ type }) => type === "pattern-judged");
  const isRepeat =
    before?.type === "pattern-judged" && before.details.rationale === event.details.rationale;
  return isRepeat ? { ...event, details: { ...event.details, rationale: "" } } : event;
}

type Said = Pick<
  CoachRemark,
  "kind" | "question" | "text" | "exchangeId" | "isFallback" | "fallbackReason"
>;

export function coachWordsIn(event: AttemptEvent): Said | null {
  switch (event.type) {
    case "question-asked": {
      const { message: question, exchangeId } = event.details;
      return { kind: "question", question, text: "", exchangeId, isFallback: false };
    }
    case "question-answered": {
      const { message: question, response: text, exchangeId } = event.details;
      return { kind: "question", question, text, exchangeId, ...marksOf(event.details) };
    }
    case "hint-given":
      return { kind: "hint", text: event.details.hint, ...marksOf(event.details) };
    case "stuck-action-answered": {
      const { action, response } = event.details;
      return { kind: action, text: response, ...marksOf(event.details) };
    }
    case "pattern-judged":
    case "plan-revised": {
      const { rationale, invariantFeedback, refusal } = event.details;
      const aboutPattern = refusal === "invariant-wrong" ? "" : rationale;
      const text = [aboutPattern, invariantFeedback].filter(Boolean).join("\n\n");
      return { kind: "verdict", text, ...marksOf(event.details) };
    }
    case "failure-explained":
      return { kind: "failure", text: event.details.aiGuidance, ...marksOf(event.details) };
    case "recap-assessed":
      return { kind: "recap", text: event.details.feedback, ...marksOf(event.details) };
    default:
      return null;
  }
}

function exampleOf({ type, version, at, details }: AttemptEvent): CheckedExample[] {
  if (type !== "example-checked") return [];
  const { prediction: _, ...shown } = details;
  return [{ id: `${version}`, at, ...shown }];
}

function assessorOf(event: AttemptEvent): Marked[] {
  return event.type === "explanation-assessed" ? [marksOf(event.details)] : [];
}

function revisionsIn(events: readonly AttemptEvent[]): StoryRevision[] {
  let explained: DetailsOf<"explanation-submitted"> | null = null;
  let planned: DetailsOf<"pattern-chosen"> | null = null;
  return events.flatMap((event): StoryRevision[] => {
    const which = { id: `${event.version}`, at: event.at, place: event.to };
    switch (event.type) {
      case "explanation-submitted":
        explained = event.details;
        return [];
      case "explanation-revised": {
        const before = explained;
        explained = event.details;
        return [{ ...which, step: "UNDERSTAND", before }];
      }
      case "pattern-chosen":
        planned = event.details;
        return [];
      case "plan-revised": {
        if (!event.details.accepted) return [];
        const before = planned;
        planned = event.details;
        return [{ ...which, step: "PLAN", before }];
      }
      default:
        return [];
    }
  });
}
