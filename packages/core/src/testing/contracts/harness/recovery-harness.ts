import { onTestFinished } from "vitest";
import type { Escalation } from "../../../entities/recovery/escalation.ts";
import type { Recovery } from "../../../entities/recovery/recovery.ts";
import type { Deps } from "../../../ports/deps.ts";
import { anEscalation, aRecovery } from "../../builders/recovery-builders.ts";
import { type AttemptStores, aStoredAttempt } from "./attempt-harness.ts";

/** Empty stores that share one database. */
export type RecoveryStores = AttemptStores &
  Pick<Deps, "recoveries" | "classes" | "escalations" | "notifications" | "guidance" | "people"> &
  Pick<Deps, "classProgress" | "comments" | "episodes" | "recoverySettings">;
export type OpenRecoveryStores = () => Promise<RecoveryStores>;

export async function openedRecoveryStores(open: OpenRecoveryStores): Promise<RecoveryStores> {
  const stores = await open();
  onTestFinished(() => stores.close());
  return stores;
}

/** With an attempt and a learner of its own. */
export async function aStoredRecovery(
  stores: RecoveryStores,
  given: Partial<Recovery> = {},
): Promise<Recovery> {
  const { id: attemptId, userId } = await aStoredAttempt(stores);
  return stores.recoveries.open(aRecovery({ id: stores.newId(), attemptId, userId, ...given }));
}

export async function aStoredEscalation(
  stores: RecoveryStores,
  given: Partial<Escalation> = {},
): Promise<Escalation> {
  const { id: recoveryId, attemptId, userId } = await aStoredRecovery(stores);
  const about = { id: stores.newId(), recoveryId, attemptId, userId };
  return stores.escalations.create(anEscalation({ ...about, ...given }));
}

export async function aClassOf(
  { classes, newId }: RecoveryStores,
  instructorId: string,
  learnerIds: string[],
): Promise<string> {
  const id = newId();
  const createdAt = "2030-01-01T09:00:00.000Z";
  await classes.create({ id, name: "A class", joinCode: id, ownerId: instructorId, createdAt });
  for (const userId of learnerIds) {
    await classes.addMember({ classId: id, userId, role: "learner", joinedAt: createdAt });
  }
  return id;
}
