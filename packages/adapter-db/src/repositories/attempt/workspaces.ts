import {
  type AnyAttempt,
  type ChangeSet,
  ownFileSchema,
  solutionPath,
  type Workspaces,
} from "@foothold/core/attempt";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { workspaceFiles } from "../../schema.ts";
import type { Transaction } from "../rows/transaction.ts";

export function postgresWorkspaces({ db }: Connection): Workspaces {
  return {
    files: (attemptId) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(workspaceFiles)
          .where(eq(workspaceFiles.attemptId, attemptId))
          .orderBy(asc(workspaceFiles.path));
        return rows.map((row) => ownFileSchema.parse(row));
      }),
  };
}

/** Brings the learner's own files to what the change set made of them. */
export async function writeFiles(
  tx: Transaction,
  { id: attemptId, language, version, updatedAt }: AnyAttempt,
  { files }: ChangeSet,
): Promise<void> {
  for (const { path, newContent } of files) {
    if (path === solutionPath[language]) continue;
    if (newContent === null) {
      await tx
        .delete(workspaceFiles)
        .where(and(eq(workspaceFiles.attemptId, attemptId), eq(workspaceFiles.path, path)));
      continue;
    }
    await tx
      .insert(workspaceFiles)
      .values({ attemptId, path, content: newContent, version, updatedAt: new Date(updatedAt) })
      .onConflictDoUpdate({
        target: [workspaceFiles.attemptId, workspaceFiles.path],
        set: {
          content: sql`excluded.content`,
          version: sql`excluded.version`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  }
}
