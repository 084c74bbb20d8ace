import {
  type CoachSettings,
  type CoachSettingsStore,
  storedCoachSettingSchema,
  untouchedCoachSettings,
} from "@foothold/core/coach";
import { staleVersion } from "@foothold/core/lost-race";
import { eq, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { coachSettings, user } from "../../schema.ts";
import { writeAuditEntry } from "../people/audit/audit-entry.ts";

export function postgresCoachSettings({ db }: Connection): CoachSettingsStore {
  return {
    read: () => translated(() => read(db)),
    save: (setting, expectedVersion, audit) =>
      translated(() =>
        db.transaction(async (tx) => {
          const row = {
            setting,
            version: expectedVersion + 1,
            changedAt: sql`now()`,
            changedBy: audit.actorId,
          };
          const written =
            expectedVersion === 0
              ? await tx.insert(coachSettings).values(row).onConflictDoNothing()
              : await tx
                  .update(coachSettings)
                  .set(row)
                  .where(eq(coachSettings.version, expectedVersion));
          const stored = await read(tx);
          if (written.rowCount !== 1) throw staleVersion("coachSettings", stored.version);
          await writeAuditEntry(tx, audit);
          return stored;
        }),
      ),
  };
}

async function read(reader: Pick<Db, "select">): Promise<CoachSettings> {
  const [row] = await reader
    .select({ stored: coachSettings, changedBy: { id: user.id, name: user.name } })
    .from(coachSettings)
    .leftJoin(user, eq(user.id, coachSettings.changedBy));
  if (!row) return untouchedCoachSettings;
  const { setting, version, changedAt } = row.stored;
  return {
    ...storedCoachSettingSchema.parse(setting),
    version,
    changedAt: changedAt.toISOString(),
    changedBy: row.changedBy,
  };
}
