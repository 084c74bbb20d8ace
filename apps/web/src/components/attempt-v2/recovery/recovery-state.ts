import type { AttemptView } from "@foothold/core/attempt";
import type { RecoveryView } from "@foothold/core/recovery";

export type RecoveryState = "looking" | "try-it" | "moving" | "exhausted";

/** What the panel says of the recovery. "moving" gives way to an offer that says otherwise. */
export function recoveryState(
  { status }: Pick<RecoveryView, "status">,
  { offer }: Pick<AttemptView["stuck"], "offer">,
): RecoveryState | null {
  switch (status) {
    case "running":
      return "looking";
    case "waiting":
      return "try-it";
    case "recovered":
      return offer ? null : "moving";
    case "exhausted":
      return "exhausted";
    case "awaiting-human":
    case "stopped":
      return null;
  }
}

/** True once the problem is solved and the recovery is no longer shown. An instructor's answer keeps it on the page. */
export function isRecoveryOver(
  { endedAt, answers }: Pick<RecoveryView, "endedAt" | "answers">,
  { finishedAt, v2Step }: Pick<AttemptView, "finishedAt" | "v2Step">,
): boolean {
  const isSolved = finishedAt !== null || v2Step === "REFLECT";
  return isSolved && endedAt !== null && answers.length === 0;
}
