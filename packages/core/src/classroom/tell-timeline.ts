import { applyEvent } from "../attempt/effects/apply-event.ts";
import type { StoryRun } from "../attempt/story/story-run.ts";
import { coachWordsIn } from "../attempt/story/tell-story.ts";
import type { AttemptEvent, AttemptStep } from "../entities/attempt/attempt-event.ts";
import type { AttemptEventType } from "../entities/attempt/attempt-event-details.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Misreading } from "../entities/catalog/problem-teaching.ts";
import type { StuckConfig } from "../entities/stuck/stuck-config.ts";
import { detectProbing } from "../runs/hidden-tests/detect-probing.ts";
import { stuckView } from "../stuck/stuck-view.ts";
import { learnerText } from "./learner-text.ts";
import { type PredictionMoment, predictionsIn } from "./prediction-moments.ts";
import { type RecoveryMoment, type RecoveryStory, recoveryMoments } from "./recovery-moments.ts";

export type TimelineFrame = {
  id: string;
  at: string;
  place: AttemptStep;
  kind: AttemptEventType | RecoveryMoment["kind"] | "help-offered";
  /** The attempt's version at that time. */
  version: number;
  /** Index into the timeline's `codes`. */
  code: number;
  /** What the learner wrote. */
  wrote: string | null;
  /** What a coach, a recovery or an instructor said. */
  said: string | null;
  run: (StoryRun & { failing: string[] }) | null;
  /** What the learner predicted, and what a wrong prediction shows. */
  predictions: PredictionMoment[];
  /** The pattern, the action or the stage it is about. */
  about: string | null;
  /** The strategy of a recovery step, and its outcome. */
  tried: RecoveryMoment["tried"];
};

export type Timeline = {
  frames: TimelineFrame[];
  codes: string[];
  /**
   * How often nearly equal programs got different answers from hidden tests; null below the number that slows runs
   * down.
   */
  hiddenTestsProbed: number | null;
};

/** Saves closer than this are shown as one moment. */
export const SAME_TYPING_MS = 30_000;

type Beside = {
  recoveries?: readonly RecoveryStory[];
  stuckConfig?: StuckConfig | undefined;
  /** The misreadings of the attempt's problem. */
  misreadings?: readonly Misreading[] | undefined;
};

/** The attempt as a list of moments, each with the code at that time. */
export function tellTimeline(
  events: readonly AttemptEvent[],
  { recoveries = [], stuckConfig, misreadings = [] }: Beside = {},
): Timeline {
  const codes: string[] = [];
  const frames: TimelineFrame[] = [];
  let attempt: AnyAttempt | null = null;
  let offered = false;
  for (const event of events) {
    attempt = applyEvent(attempt, event);
    if (codes.at(-1) !== attempt.code) codes.push(attempt.code);
    const predictions = predictionsIn(event, misreadings);
    const frame = { ...frameOf(event, codes.length - 1), predictions };
    if (isSameTyping(frames.at(-1), frame)) frames.pop();
    frames.push(frame);
    const { offer } = stuckView(attempt, stuckConfig);
    if (offer && !offered) frames.push(offerAfter(frame, offer.message));
    offered = offer !== null;
  }
  return {
    frames: withRecoveries(frames, recoveries),
    codes,
    hiddenTestsProbed: probedIn(events),
  };
}

function probedIn(events: readonly AttemptEvent[]): number | null {
  const runs = events.flatMap(({ type, at, details }) =>
    type === "tests-run" && details.probe ? [{ at, ...details.probe }] : [],
  );
  const last = runs.at(-1);
  const verdict = last && detectProbing(runs, new Date(last.at));
  return verdict?.probing ? Math.floor(verdict.changes) : null;
}

function frameOf(event: AttemptEvent, code: number): Omit<TimelineFrame, "predictions"> {
  return {
    id: `${event.version}`,
    at: event.at,
    place: event.to,
    kind: event.type,
    version: event.version,
    code,
    wrote: learnerText(event),
    said: saidIn(event),
    run: runOf(event),
    about: aboutOf(event),
    tried: null,
  };
}

const nothing = {
  wrote: null,
  said: null,
  run: null,
  predictions: [],
  about: null,
  tried: null,
} satisfies Partial<TimelineFrame>;

function offerAfter(frame: TimelineFrame, said: string): TimelineFrame {
  return { ...frame, ...nothing, id: `${frame.id} offer`, kind: "help-offered", said };
}

function saidIn(event: AttemptEvent): string | null {
  if (event.type !== "explanation-assessed" && event.type !== "prediction-made") {
    return coachWordsIn(event)?.text ?? null;
  }
  const { strengths, gaps } = event.details.assessment;
  return [...strengths, ...gaps].map((line) => `- ${line}`).join("\n") || null;
}

function isSameTyping(before: TimelineFrame | undefined, after: TimelineFrame): boolean {
  return (
    before?.kind === "code-saved" &&
    after.kind === "code-saved" &&
    Date.parse(after.at) - Date.parse(before.at) <= SAME_TYPING_MS
  );
}

function runOf(event: AttemptEvent): TimelineFrame["run"] {
  if (event.type !== "tests-run") return null;
  const { outcome, testResults } = event.details;
  const failing = testResults.filter(({ status }) => status !== "passed");
  return {
    at: event.at,
    outcome,
    passed: testResults.length - failing.length,
    total: testResults.length,
    failing: failing.map(({ purpose }) => purpose),
  };
}

function aboutOf(event: AttemptEvent): string | null {
  switch (event.type) {
    case "pattern-chosen":
    case "plan-revision-sent":
      return event.details.patternId;
    case "prediction-made":
      return event.details.prediction.outcome;
    case "stuck-action-answered":
      return event.details.action;
    case "mode-set":
      return event.details.mode;
    case "step-skipped":
      return event.details.missing?.join(" ") ?? null;
    default:
      return null;
  }
}

/** Inserts the moments of recoveries by time, each with the code and step at that time. */
function withRecoveries(
  frames: readonly TimelineFrame[],
  recoveries: readonly RecoveryStory[],
): TimelineFrame[] {
  const moments = recoveries.flatMap(recoveryMoments).flatMap((moment): TimelineFrame[] => {
    const before = frames.findLast((frame) => frame.at <= moment.at) ?? frames[0];
    return before ? [{ ...before, ...nothing, ...moment }] : [];
  });
  return [...frames, ...moments].toSorted((one, other) =>
    one.at === other.at ? one.version - other.version : one.at < other.at ? -1 : 1,
  );
}
