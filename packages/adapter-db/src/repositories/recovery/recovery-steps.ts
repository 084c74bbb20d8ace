import { type RecoveryStep, recoveryStepSchema, type StepClaim } from "@foothold/core/recovery";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { recoverySteps } from "../../schema.ts";
import { dateOf, withDatesAsText } from "../rows/dates-as-text.ts";
import { storable } from "../rows/storable.ts";

export async function stepsOf(db: Db, recoveryId: string): Promise<RecoveryStep[]> {
  const rows = await db
    .select()
    .from(recoverySteps)
    .where(eq(recoverySteps.recoveryId, recoveryId))
    .orderBy(asc(recoverySteps.position), asc(recoverySteps.begunAt), asc(recoverySteps.key));
  return rows.map((row) => recoveryStepSchema.parse(withDatesAsText(row)));
}

export async function beginStep(
  db: Db,
  step: RecoveryStep,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<StepClaim> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const first = await db
    .insert(recoverySteps)
    .values({ ...toRow(step), leasedUntil })
    .onConflictDoNothing();
  if (first.rowCount === 1) return "yours";
  const lost = await db
    .update(recoverySteps)
    .set({ leasedUntil })
    .where(
      and(sameStep(step), eq(recoverySteps.status, "begun"), lte(recoverySteps.leasedUntil, now)),
    );
  if (lost.rowCount === 1) return "lost";
  const [present] = await db
    .select({ status: recoverySteps.status })
    .from(recoverySteps)
    .where(sameStep(step));
  return present?.status === "begun" ? "running" : "done";
}

export async function saveStep(db: Db, step: RecoveryStep): Promise<void> {
  await db.update(recoverySteps).set(toRow(step)).where(sameStep(step));
}

function sameStep({ recoveryId, key }: RecoveryStep) {
  return and(eq(recoverySteps.recoveryId, recoveryId), eq(recoverySteps.key, key));
}

function toRow(step: RecoveryStep) {
  return { ...storable(step), begunAt: new Date(step.begunAt), doneAt: dateOf(step.doneAt) };
}
