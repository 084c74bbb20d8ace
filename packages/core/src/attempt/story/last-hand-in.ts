import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import { type Marked, marksOf } from "../../entities/coach/fallback-reason.ts";
import { type ExplainedRun, explainedRun } from "./story-run.ts";

export type ExplainedFailure = {
  id: string;
  testIndex: number;
  userExplanation: string;
  /** Empty while the coach has not answered. */
  explanation: string;
  /** null for explanations stored before it had a field of its own; `explanation` then ends with it. */
  nextStep: string | null;
  likelyBugType: string | null;
} & Marked;

/** The code that was handed in last, and its results. */
export type HandIn = {
  /** null while this code has not been run: a run of other code says nothing about it. */
  run: ExplainedRun | null;
  /** What was said about its failed tests. */
  explanations: ExplainedFailure[];
  /** Whether the code was changed after it was handed in. */
  changedSince: boolean;
};

export function lastHandIn(events: readonly AttemptEvent[]): HandIn | null {
  const at = events.findLastIndex(({ type }) => type === "code-submitted");
  if (at === -1) return null;
  const since = events.slice(at + 1);
  return {
    run:
      since.flatMap((event) => (event.type === "tests-run" ? [explainedRun(event)] : [])).at(-1) ??
      null,
    explanations: explanationsIn(since),
    changedSince: since.some(changesCode),
  };
}

function changesCode({ type, details }: AttemptEvent): boolean {
  if (type === "files-changed" || type === "code-rewound") return details.codeDelta.length > 0;
  return type === "code-saved";
}

/** One entry for each question; asked again, the newer answer counts. */
function explanationsIn(events: readonly AttemptEvent[]): ExplainedFailure[] {
  const found = new Map<string, ExplainedFailure>();
  for (const event of events) {
    if (event.type !== "failure-described" && event.type !== "failure-explained") continue;
    const { testIndex, userExplanation } = event.details;
    const key = `${testIndex} ${userExplanation}`;
    if (event.type === "failure-described" && found.has(key)) continue;
    found.set(key, { id: key, testIndex, userExplanation, ...answerIn(event) });
  }
  return [...found.values()];
}

function answerIn(event: AttemptEvent<"failure-described"> | AttemptEvent<"failure-explained">) {
  if (event.type === "failure-described") {
    return { explanation: "", nextStep: null, likelyBugType: null, isFallback: false };
  }
  const { aiGuidance, likelyBugType, suggestedNextDebugStep: last } = event.details;
  const isSplit = last !== undefined && aiGuidance.endsWith(last);
  return {
    explanation: isSplit ? aiGuidance.slice(0, -last.length).trim() : aiGuidance,
    nextStep: isSplit ? last : null,
    likelyBugType: likelyBugType ?? null,
    ...marksOf(event.details),
  };
}
