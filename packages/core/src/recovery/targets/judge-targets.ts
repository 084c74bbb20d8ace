import { DAY_MS } from "../../entities/day-ms.ts";
import { median } from "../../entities/median.ts";
import type { AnswerFact, StuckRateFact } from "../../ports/recovery/target-facts.ts";

export const targetNames = [
  "usable-memory",
  "reused-within-a-week",
  "stuck-rate-after-guidance",
  "recovery-success",
  "seconds-to-answer",
] as const;
export type TargetName = (typeof targetNames)[number];

/** The goals. Shares are 0 to 1; a stuck rate that falls by 30% is -0.3. */
export const targetGoals: Record<TargetName, { goal: number; better: "higher" | "lower" }> = {
  "usable-memory": { goal: 0.8, better: "higher" },
  "reused-within-a-week": { goal: 0.5, better: "higher" },
  "stuck-rate-after-guidance": { goal: -0.3, better: "lower" },
  "recovery-success": { goal: 0.7, better: "higher" },
  "seconds-to-answer": { goal: 30, better: "lower" },
};

/** `of`: how many answers, notes, attempts or episodes it was measured on. */
export type Measured = { value: number | null; of: number };

/** With fewer answers the change of the stuck rate would be chance, so it is not shown. */
export const LEAST_ANSWERS_FOR_STUCK_RATE = 10;
const WEEK_MS = 7 * DAY_MS;

export function usableMemory(answers: readonly AnswerFact[]): Measured {
  return share(answers, ({ note }) => note !== null);
}

/** The share of notes that reached another learner within a week, of those at least a week old. */
export function reusedWithinAWeek(answers: readonly AnswerFact[], now: Date): Measured {
  const notes = new Map(answers.flatMap(({ note }) => (note ? [[note.id, note] as const] : [])));
  const old = [...notes.values()].filter(
    ({ sharedAt }) => now.getTime() - Date.parse(sharedAt) >= WEEK_MS,
  );
  return share(old, ({ sharedAt, reusedAt }) => {
    return reusedAt !== null && Date.parse(reusedAt) - Date.parse(sharedAt) <= WEEK_MS;
  });
}

/** The change of the share of stuck attempts since a note about their problem was shared; negative if it fell. */
export function stuckRateChange(
  problems: readonly StuckRateFact[],
  answersSoFar: number,
): Measured {
  const sum = (when: "before" | "after", what: "attempts" | "stuck") =>
    problems.reduce((total, problem) => total + problem[when][what], 0);
  const of = sum("after", "attempts");
  const before = sum("before", "stuck") / sum("before", "attempts");
  const after = sum("after", "stuck") / of;
  const isKnown = answersSoFar >= LEAST_ANSWERS_FOR_STUCK_RATE && before > 0 && of > 0;
  return { value: isKnown ? after / before - 1 : null, of };
}

/** The median time from claiming a question to answering it. */
export function secondsToAnswer(answers: readonly AnswerFact[]): Measured {
  const times = answers.flatMap(({ answeringMs }) => (answeringMs === null ? [] : [answeringMs]));
  return { value: times.length > 0 ? median(times) / 1000 : null, of: times.length };
}

export function isReached(name: TargetName, value: number): boolean {
  const { goal, better } = targetGoals[name];
  return better === "higher" ? value >= goal : value <= goal;
}

function share<T>(all: readonly T[], isOne: (each: T) => boolean): Measured {
  const of = all.length;
  return { value: of > 0 ? all.filter(isOne).length / of : null, of };
}
