import { staleVersion } from "@foothold/core/lost-race";
import { type Recoveries, type Recovery, recoverySchema } from "@foothold/core/recovery";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attempts, recoveries } from "../../schema.ts";
import { dateOf, withDatesAsText } from "../rows/dates-as-text.ts";
import { beginStep, saveStep, stepsOf } from "./recovery-steps.ts";

const MAX_DUE = 500;

export function postgresRecoveries({ db }: Connection): Recoveries {
  const openOf = async (attemptId: string) => {
    const [row] = await db
      .select()
      .from(recoveries)
      .where(and(eq(recoveries.attemptId, attemptId), isNull(recoveries.endedAt)));
    return row ? toRecovery(row) : null;
  };
  return {
    open: (recovery) =>
      translated(async () => {
        const written = await db.insert(recoveries).values(toRow(recovery)).onConflictDoNothing();
        if (written.rowCount === 1) return recovery;
        return (await openOf(recovery.attemptId)) ?? recovery;
      }),
    find: (id) =>
      translated(async () => {
        const [row] = await db.select().from(recoveries).where(eq(recoveries.id, id));
        return row ? toRecovery(row) : null;
      }),
    latest: (attemptId) =>
      translated(async () => {
        const [row] = await db
          .select()
          .from(recoveries)
          .where(eq(recoveries.attemptId, attemptId))
          .orderBy(desc(recoveries.createdAt))
          .limit(1);
        return row ? toRecovery(row) : null;
      }),
    save: (recovery) =>
      translated(async () => {
        const { id, version } = recovery;
        const written = await db
          .update(recoveries)
          .set(toRow(recovery))
          .where(and(eq(recoveries.id, id), eq(recoveries.version, version - 1)));
        if (written.rowCount === 1) return;
        const [stored] = await db.select().from(recoveries).where(eq(recoveries.id, id));
        throw staleVersion("recovery", stored?.version ?? 0);
      }),
    steps: (recoveryId) => translated(() => stepsOf(db, recoveryId)),
    beginStep: (step, lease) => translated(() => beginStep(db, step, lease)),
    saveStep: (step) => translated(() => saveStep(db, step)),
    due: () =>
      translated(async () => {
        const rows = await db
          .select({ id: recoveries.id })
          .from(recoveries)
          .innerJoin(attempts, eq(attempts.id, recoveries.attemptId))
          .where(
            and(
              isNull(recoveries.endedAt),
              or(eq(recoveries.status, "running"), gt(attempts.version, recoveries.shownVersion)),
            ),
          )
          // Newest first, so that an old attempt whose turn produces nothing does not block newer ones.
          .orderBy(desc(eq(recoveries.status, "running")), desc(attempts.updatedAt))
          .limit(MAX_DUE);
        return rows.map(({ id }) => id);
      }),
  };
}

function toRecovery(row: typeof recoveries.$inferSelect): Recovery {
  return recoverySchema.parse(withDatesAsText(row));
}

function toRow(recovery: Recovery): typeof recoveries.$inferInsert {
  return {
    ...recovery,
    createdAt: new Date(recovery.createdAt),
    updatedAt: new Date(recovery.updatedAt),
    endedAt: dateOf(recovery.endedAt),
  };
}
