import {
  type AnyAttempt,
  type AttemptEvent,
  type ChangeWrite,
  noSuchAttempt,
} from "@foothold/core/attempt";
import { staleVersion } from "@foothold/core/lost-race";
import type { Episode } from "@foothold/core/recovery";
import { and, eq } from "drizzle-orm";
import { attemptEvents, attempts } from "../../schema.ts";
import type { Transaction } from "../rows/transaction.ts";
import { toEventRow } from "./attempt-events.ts";
import { toRow } from "./attempt-row.ts";
import { writeFiles } from "./workspaces.ts";
import { writeChange } from "./write-change.ts";
import { writeEpisode } from "./write-episode.ts";

export async function saveAttempt(
  tx: Transaction,
  attempt: AnyAttempt,
  event: AttemptEvent,
  { change, episode }: { change?: ChangeWrite | undefined; episode?: Episode | undefined },
): Promise<void> {
  const { id, userId: _owner, createdAt: _begun, ...changed } = toRow(attempt);
  const before = attempt.version - 1;
  const updated = await tx
    .update(attempts)
    .set(changed)
    .where(and(eq(attempts.id, id), eq(attempts.version, before)));
  if (updated.rowCount === 0) throw await lostRace(tx, id);
  await tx.insert(attemptEvents).values(toEventRow(event));
  if (episode) await writeEpisode(tx, episode);
  if (!change) return;
  await writeChange(tx, change);
  await writeFiles(tx, attempt, change.changeSet);
}

async function lostRace(tx: Transaction, id: string): Promise<Error> {
  const [stored] = await tx
    .select({ version: attempts.version })
    .from(attempts)
    .where(eq(attempts.id, id));
  return stored ? staleVersion("attempt", stored.version) : noSuchAttempt();
}
