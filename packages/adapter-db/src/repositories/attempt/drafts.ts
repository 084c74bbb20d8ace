import { type Draft, type Drafts, draftSchema } from "@foothold/core/attempt";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attemptDrafts } from "../../schema.ts";

export function postgresDrafts({ db }: Connection): Drafts {
  return {
    list: (attemptId) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(attemptDrafts)
          .where(eq(attemptDrafts.attemptId, attemptId))
          .orderBy(asc(attemptDrafts.field));
        return rows.map(toDraft);
      }),
    save: (attemptId, drafts) =>
      translated(async () => {
        const rows = drafts.map((draft) => ({
          attemptId,
          ...draft,
          updatedAt: new Date(draft.updatedAt),
        }));
        await db
          .insert(attemptDrafts)
          .values(rows)
          .onConflictDoUpdate({
            target: [attemptDrafts.attemptId, attemptDrafts.field],
            set: {
              text: sql`excluded.text`,
              revision: sql`excluded.revision`,
              updatedAt: sql`excluded.updated_at`,
            },
            setWhere: sql`${attemptDrafts.revision} = excluded.revision - 1`,
          });
        const fields = drafts.map(({ field }) => field);
        const stored = await db
          .select()
          .from(attemptDrafts)
          .where(and(eq(attemptDrafts.attemptId, attemptId), inArray(attemptDrafts.field, fields)));
        const byField = new Map(stored.map((row) => [row.field, toDraft(row)]));
        return drafts.map((draft) => byField.get(draft.field) ?? draft);
      }),
  };
}

function toDraft({ updatedAt, ...row }: typeof attemptDrafts.$inferSelect): Draft {
  return draftSchema.parse({ ...row, updatedAt: updatedAt.toISOString() });
}
