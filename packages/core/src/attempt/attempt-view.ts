import type { AnyAttempt } from "../entities/attempt-v2.ts";

export type StuckView = {
  state: "PROGRESSING" | "WARNING" | "STUCK";
  reason: string | null;
  offer: { action: string; message: string } | null;
};

export const notStuck: StuckView = { state: "PROGRESSING", reason: null, offer: null };

/** An attempt as its learner sees it. */
export function attemptView({ userId: _, ...attempt }: AnyAttempt, stuck: StuckView = notStuck) {
  return { ...attempt, stuck };
}
export type AttemptView = ReturnType<typeof attemptView>;
