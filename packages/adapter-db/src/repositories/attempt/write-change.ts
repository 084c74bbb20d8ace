import { type ChangeSet, type ChangeWrite, revisionsFor } from "@foothold/core/attempt";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { changeSets, fileRevisions } from "../../schema.ts";
import type { Transaction } from "../rows/transaction.ts";

/** Appends a change set with the files' contents, or replaces the last one with the same id. */
export async function writeChange(
  tx: Transaction,
  { changeSet, nowApplied, noLongerApplied }: ChangeWrite,
): Promise<void> {
  await mark(tx, changeSet.attemptId, nowApplied, true);
  await mark(tx, changeSet.attemptId, noLongerApplied, false);
  const row = toRow(changeSet);
  await tx
    .insert(changeSets)
    .values(row)
    .onConflictDoUpdate({
      target: [changeSets.attemptId, changeSets.position],
      set: row,
      setWhere: eq(changeSets.id, changeSet.id),
    });
  for (const file of changeSet.files) await writeFile(tx, changeSet, file);
}

async function writeFile(
  tx: Transaction,
  { attemptId, position }: ChangeSet,
  file: ChangeSet["files"][number],
): Promise<void> {
  const [newest] = await tx
    .select({ revision: fileRevisions.revision, position: fileRevisions.position })
    .from(fileRevisions)
    .where(and(eq(fileRevisions.attemptId, attemptId), eq(fileRevisions.path, file.path)))
    .orderBy(desc(fileRevisions.position))
    .limit(1);
  const revisions = revisionsFor(file, position, newest ?? null);
  await tx
    .insert(fileRevisions)
    .values(revisions.map((revision) => ({ attemptId, ...revision })))
    .onConflictDoUpdate({
      target: [fileRevisions.attemptId, fileRevisions.path, fileRevisions.position],
      set: { revision: sql`excluded.revision`, content: sql`excluded.content` },
    });
}

async function mark(
  tx: Transaction,
  attemptId: string,
  ids: string[],
  applied: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(changeSets)
    .set({ applied })
    .where(and(eq(changeSets.attemptId, attemptId), inArray(changeSets.id, ids)));
}

function toRow({ files, openedAt, updatedAt, ...rest }: ChangeSet): typeof changeSets.$inferInsert {
  return {
    ...rest,
    openedAt: new Date(openedAt),
    updatedAt: new Date(updatedAt),
    files: files.map(({ oldContent: _old, newContent: _new, ...outline }) => outline),
  };
}
