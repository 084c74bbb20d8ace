import { staleVersion } from "@foothold/core/lost-race";
import {
  type Guidance,
  type GuidanceMemory,
  type GuidanceQuery,
  type GuidanceReader,
  type GuidanceVersion,
  guidanceSchema,
  guidanceUseSchema,
  guidanceVersionSchema,
} from "@foothold/core/recovery";
import { and, asc, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { guidance, guidanceUses, guidanceVersions } from "../../schema.ts";
import { dateOf, withDatesAsText } from "../rows/dates-as-text.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import type { Transaction } from "../rows/transaction.ts";
import { removeGuidance } from "./remove-guidance.ts";

type Row = typeof guidance.$inferSelect;

export function postgresGuidance({ db }: Connection): GuidanceMemory {
  return {
    ofProblem: (slug) =>
      translated(async () => {
        const rows = await db.select().from(guidance).where(eq(guidance.problemSlug, slug));
        return rows.map(toGuidance);
      }),
    find: (id) =>
      translated(async () => {
        const [row] = await db.select().from(guidance).where(eq(guidance.id, id));
        return row ? toGuidance(row) : null;
      }),
    add: (given, version) =>
      translated(() =>
        db.transaction(async (tx) => {
          await tx.insert(guidance).values(toRow(given));
          await keepVersion(tx, version);
        }),
      ),
    save: (given, version) =>
      translated(() =>
        db.transaction(async (tx) => {
          const written = await tx
            .update(guidance)
            .set(toRow(given))
            .where(and(eq(guidance.id, given.id), eq(guidance.version, given.version - 1)));
          if (written.rowCount === 1) return keepVersion(tx, version);
          const [stored] = await tx.select().from(guidance).where(eq(guidance.id, given.id));
          throw staleVersion("guidance", stored?.version ?? 0);
        }),
      ),
    remove: (id) => translated(() => removeGuidance(db, id)),
    versions: (id) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(guidanceVersions)
          .where(eq(guidanceVersions.guidanceId, id))
          .orderBy(desc(guidanceVersions.version));
        return rows.map((row) => guidanceVersionSchema.parse(withDatesAsText(row)));
      }),
    list: (query) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(guidance)
          .where(and(...conditions(query)))
          .orderBy(desc(guidance.updatedAt), desc(guidance.id))
          .limit(query.limit + 1);
        return pageOf(rows, query.limit, {
          item: toGuidance,
          cursor: ({ updatedAt, id }) => momentCursor(updatedAt, id),
        });
      }),
    recordUse: (use) =>
      translated(async () => {
        const row = { ...use, at: new Date(use.at), settledAt: dateOf(use.settledAt) };
        await db.insert(guidanceUses).values(row).onConflictDoNothing();
      }),
    settleUses: (recoveryId, outcome, settledAt) =>
      translated(async () => {
        const pending = eq(guidanceUses.outcome, "pending");
        const settled = await db
          .update(guidanceUses)
          .set({ outcome, settledAt })
          .where(and(eq(guidanceUses.recoveryId, recoveryId), pending))
          .returning({ guidanceId: guidanceUses.guidanceId });
        return settled.map(({ guidanceId }) => guidanceId);
      }),
    uses: (guidanceId) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(guidanceUses)
          .where(eq(guidanceUses.guidanceId, guidanceId))
          .orderBy(asc(guidanceUses.at), asc(guidanceUses.recoveryId));
        return rows.map((row) => guidanceUseSchema.parse(withDatesAsText(row)));
      }),
  };
}

async function keepVersion(tx: Transaction, version: GuidanceVersion | undefined): Promise<void> {
  if (!version) return;
  await tx.insert(guidanceVersions).values({ ...version, at: new Date(version.at) });
}

/** The same rule as `mayReadNote`. */
function readableBy({ userId, classIds, readsAllClasses }: GuidanceReader): SQL | undefined {
  const ofClass = eq(guidance.scope, "class");
  return or(
    eq(guidance.authorId, userId),
    eq(guidance.scope, "everyone"),
    readsAllClasses ? ofClass : and(ofClass, inArray(guidance.classId, [...classIds])),
  );
}

function conditions(query: GuidanceQuery): (SQL | undefined)[] {
  const { reader, status, scope, problemSlug, after } = query;
  return [
    readableBy(reader),
    scope === undefined ? undefined : eq(guidance.scope, scope),
    status === undefined ? undefined : eq(guidance.status, status),
    problemSlug === undefined ? undefined : eq(guidance.problemSlug, problemSlug),
    olderThan(after, { moment: guidance.updatedAt, id: guidance.id }),
  ];
}

function toGuidance(row: Row): Guidance {
  return guidanceSchema.parse(withDatesAsText(row));
}

function toRow(given: Guidance): typeof guidance.$inferInsert {
  return {
    ...given,
    problemSlug: given.situation.problemSlug,
    createdAt: new Date(given.createdAt),
    updatedAt: new Date(given.updatedAt),
  };
}
