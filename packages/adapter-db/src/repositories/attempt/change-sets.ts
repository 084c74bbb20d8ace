import {
  type ChangeSet,
  type ChangeSetSummary,
  type ChangeSets,
  changedFileOutlineSchema,
  changeSetSchema,
  changeSetSummarySchema,
} from "@foothold/core/attempt";
import { and, asc, desc, eq, lt } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { changeSets } from "../../schema.ts";
import { pageOf } from "../rows/page.ts";
import { parsePosition } from "../rows/position-cursor.ts";
import { contentAround, contentsAt } from "./file-contents.ts";

type Row = typeof changeSets.$inferSelect;

export function postgresChangeSets({ db }: Connection): ChangeSets {
  return {
    list: (attemptId, { after, limit }) =>
      translated(async () => {
        const earlier =
          after === undefined ? undefined : lt(changeSets.position, parsePosition(after));
        const rows = await db
          .select()
          .from(changeSets)
          .where(and(eq(changeSets.attemptId, attemptId), earlier))
          .orderBy(desc(changeSets.position))
          .limit(limit + 1);
        return pageOf(rows, limit, { item: toSummary, cursor: ({ position }) => `${position}` });
      }),
    outline: (attemptId) =>
      translated(() =>
        db
          .select({
            id: changeSets.id,
            position: changeSets.position,
            parentChangeSetId: changeSets.parentChangeSetId,
            undoesChangeSetId: changeSets.undoesChangeSetId,
            applied: changeSets.applied,
          })
          .from(changeSets)
          .where(eq(changeSets.attemptId, attemptId))
          .orderBy(asc(changeSets.position)),
      ),
    last: (attemptId) =>
      translated(async () => {
        const [row] = await db
          .select()
          .from(changeSets)
          .where(eq(changeSets.attemptId, attemptId))
          .orderBy(desc(changeSets.position))
          .limit(1);
        return row ? withContents(db, row) : null;
      }),
    find: (attemptId, position) =>
      translated(async () => {
        const [row] = await db
          .select()
          .from(changeSets)
          .where(and(eq(changeSets.attemptId, attemptId), eq(changeSets.position, position)));
        return row ? withContents(db, row) : null;
      }),
    contentsAt: (attemptId, position) => translated(() => contentsAt(db, attemptId, position)),
  };
}

async function withContents(db: Db, row: Row): Promise<ChangeSet> {
  const { attemptId, position } = row;
  const changed = [];
  for (const file of changedFileOutlineSchema.array().parse(row.files)) {
    const around = await contentAround(db, { attemptId, path: file.path }, position);
    changed.push({ ...file, oldContent: around.before, newContent: around.after });
  }
  return changeSetSchema.parse({ ...toSummary(row), files: changed });
}

function toSummary(row: Row): ChangeSetSummary {
  const { openedAt, updatedAt } = row;
  return changeSetSummarySchema.parse({
    ...row,
    openedAt: openedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}
