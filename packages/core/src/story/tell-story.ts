import type { AttemptEvent, Place } from "../entities/attempt-event.ts";
import type { StuckAction } from "../entities/attempt-event-details.ts";
import type { RunStatus } from "../entities/run.ts";

export type Exchange = {
  id: string;
  kind: "hint" | StuckAction | "verdict" | "failure" | "recap";
  at: string;
  place: Place;
  /** What the coach said. */
  text: string;
  isFallback: boolean;
};

export type StoryRun = { at: string; outcome: RunStatus; passed: number; total: number };

/** What happened in an attempt, as its learner may look back on it. */
export type AttemptStory = {
  exchanges: Exchange[];
  runs: StoryRun[];
  /** Time between the first event of a place and the last before it was left, pauses included. */
  timeMsByPlace: Partial<Record<Place, number>>;
};

export function tellStory(events: readonly AttemptEvent[]): AttemptStory {
  return {
    exchanges: events.flatMap(exchangeOf),
    runs: events.flatMap(runOf),
    timeMsByPlace: timeByPlace(events),
  };
}

function exchangeOf(event: AttemptEvent): Exchange[] {
  const said = saidBy(event);
  if (!said) return [];
  return [{ id: `${event.version}`, at: event.at, place: event.from ?? event.to, ...said }];
}

function saidBy(event: AttemptEvent): Pick<Exchange, "kind" | "text" | "isFallback"> | null {
  switch (event.type) {
    case "hint-given":
      return { kind: "hint", text: event.details.hint, isFallback: event.details.isFallback };
    case "stuck-action-answered": {
      const { action, response, isFallback } = event.details;
      return { kind: action, text: response, isFallback };
    }
    case "pattern-judged":
      return {
        kind: "verdict",
        text: event.details.rationale,
        isFallback: event.details.isFallback,
      };
    case "failure-explained":
      return {
        kind: "failure",
        text: event.details.aiGuidance,
        isFallback: event.details.isFallback,
      };
    case "recap-assessed":
      return { kind: "recap", text: event.details.feedback, isFallback: event.details.isFallback };
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

function timeByPlace(events: readonly AttemptEvent[]): Partial<Record<Place, number>> {
  const times: Partial<Record<Place, number>> = {};
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    if (!before) continue;
    const passed = Date.parse(event.at) - Date.parse(before.at);
    times[before.to] = (times[before.to] ?? 0) + Math.max(0, passed);
  }
  return times;
}
