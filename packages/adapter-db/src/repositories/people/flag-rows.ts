import { staleVersion } from "@foothold/core/lost-race";
import {
  type AuditRecord,
  type Flag,
  type FlagKey,
  type FlagSetting,
  flagKeySchema,
  flagSettingSchema,
  untouchedFlag,
} from "@foothold/core/people";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { featureFlags, user } from "../../schema.ts";
import { writeAuditEntry } from "./audit/audit-entry.ts";

export const FLAGS_CHANGED = "foothold_flags_changed";

type Reader = Pick<Db, "select">;

/** Leaves out rows of flags that no longer exist. */
export async function readFlags(reader: Reader): Promise<Flag[]> {
  const rows = await reader
    .select({ flag: featureFlags, changedBy: { id: user.id, name: user.name } })
    .from(featureFlags)
    .leftJoin(user, eq(user.id, featureFlags.changedBy));
  return rows.flatMap(({ flag, changedBy }) => {
    const key = flagKeySchema.safeParse(flag.key);
    if (!key.success) return [];
    const setting = flagSettingSchema.parse(flag);
    const changedAt = flag.changedAt.toISOString();
    return [{ ...setting, key: key.data, version: flag.version, changedAt, changedBy }];
  });
}

/** One transaction: the flag if its version is the expected one, its audit entry, and a signal to all instances. */
export function saveFlag(
  db: Db,
  key: FlagKey,
  setting: FlagSetting,
  expectedVersion: number,
  audit: AuditRecord,
): Promise<Flag> {
  const row = {
    ...setting,
    version: expectedVersion + 1,
    changedAt: sql`now()`,
    changedBy: audit.actorId,
  };
  return db.transaction(async (tx) => {
    const written =
      expectedVersion === 0
        ? await tx
            .insert(featureFlags)
            .values({ key, ...row })
            .onConflictDoNothing()
        : await tx
            .update(featureFlags)
            .set(row)
            .where(and(eq(featureFlags.key, key), eq(featureFlags.version, expectedVersion)));
    const stored = (await readFlags(tx)).find((flag) => flag.key === key) ?? untouchedFlag(key);
    if (written.rowCount !== 1) throw staleVersion("flag", stored.version);
    await writeAuditEntry(tx, audit);
    await tx.execute(sql`select pg_notify(${FLAGS_CHANGED}, ${key})`);
    return stored;
  });
}
