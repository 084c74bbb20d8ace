import type { Recovery } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { settleAlerts } from "../escalation/alert-helpers.ts";
import type { StepOutcome } from "../outcome-of-step.ts";
import { endRecovery } from "./save-recovery.ts";
import { settleOutcomes } from "./settle-outcomes.ts";

/** Ends a recovery because the learner moved on or turned it down, and withdraws its escalation. */
export async function closeRecovery(
  deps: Pick<
    Deps,
    "clock" | "escalations" | "guidance" | "notifications" | "recoveries" | "signals"
  >,
  recovery: Recovery,
  outcome: Extract<StepOutcome, "moved-on" | "dismissed">,
): Promise<void> {
  const movedOn = outcome === "moved-on";
  // Declining help says nothing about its quality.
  if (movedOn) await settleOutcomes(deps, recovery.id, "helped");
  await withdrawEscalation(deps, recovery);
  await endRecovery(deps, recovery, movedOn ? "recovered" : "stopped");
}

async function withdrawEscalation(
  deps: Pick<Deps, "clock" | "escalations" | "notifications" | "signals">,
  { id, userId }: Recovery,
): Promise<void> {
  const escalation = await deps.escalations.ofRecovery(id);
  if (escalation?.status !== "open") return;
  await deps.escalations.withdraw(id);
  await settleAlerts(deps, escalation.id);
  await deps.signals.send({ topic: "escalations", learnerId: userId });
}
