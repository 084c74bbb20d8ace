import { parseUnitEvent, type UnitKey, type Units, unitSchema } from "@foothold/core/learning";
import { staleVersion } from "@foothold/core/lost-race";
import { and, desc, eq, gte } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { unitEvents, units } from "../../schema.ts";
import { quarterIn, quartersOf } from "../rows/active-quarters.ts";
import type { Transaction } from "../rows/transaction.ts";

type Row = typeof units.$inferSelect;
type NewRow = typeof units.$inferInsert;

export function postgresUnits({ db }: Connection): Units {
  return {
    find: (key) =>
      translated(async () => {
        const [row] = await db.select().from(units).where(isUnit(units, key));
        return row ? toUnit(row) : null;
      }),
    list: (userId, unitType) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(units)
          .where(and(eq(units.userId, userId), eq(units.unitType, unitType)));
        return rows.map(toUnit);
      }),
    save: (unit, events) =>
      translated(() =>
        db.transaction(async (tx) => {
          const { completedAt, ...rest } = unit;
          const row = {
            ...rest,
            completedAt: completedAt === null ? null : new Date(completedAt),
            updatedAt: new Date(),
          };
          await writeOver(tx, row, unit.version - events.length);
          await tx
            .insert(unitEvents)
            .values(events.map((event) => ({ ...event, at: new Date(event.at) })));
        }),
      ),
    activeQuarters: (userId, since) =>
      translated(async () =>
        quartersOf(
          await db
            .selectDistinct({ quarter: quarterIn(unitEvents.at) })
            .from(unitEvents)
            .where(and(eq(unitEvents.userId, userId), gte(unitEvents.at, since))),
        ),
      ),
    events: (key, limit) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(unitEvents)
          .where(isUnit(unitEvents, key))
          .orderBy(desc(unitEvents.version))
          .limit(limit);
        return rows.reverse().map((row) => parseUnitEvent({ ...row, at: row.at.toISOString() }));
      }),
  };
}

async function writeOver(tx: Transaction, row: NewRow, versionBefore: number): Promise<void> {
  const { userId: _user, unitType: _type, unitId: _id, ...changed } = row;
  const written =
    versionBefore === 0
      ? await tx.insert(units).values(row).onConflictDoNothing()
      : await tx
          .update(units)
          .set(changed)
          .where(and(isUnit(units, row as UnitKey), eq(units.version, versionBefore)));
  if (written.rowCount !== 0) return;
  const [stored] = await tx
    .select({ version: units.version })
    .from(units)
    .where(isUnit(units, row as UnitKey));
  throw staleVersion("unit", stored?.version ?? 0);
}

function isUnit(table: typeof units | typeof unitEvents, { userId, unitType, unitId }: UnitKey) {
  return and(eq(table.userId, userId), eq(table.unitType, unitType), eq(table.unitId, unitId));
}

function toUnit({ updatedAt: _, completedAt, ...row }: Row) {
  return unitSchema.parse({ ...row, completedAt: completedAt?.toISOString() ?? null });
}
