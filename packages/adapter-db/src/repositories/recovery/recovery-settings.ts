import { staleVersion } from "@foothold/core/lost-race";
import {
  type RecoverySettingsStore,
  recoverySettingSchema,
  type StoredRecoverySetting,
  untouchedRecoverySetting,
} from "@foothold/core/recovery";
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { classMembers, recoverySettings, user } from "../../schema.ts";
import { writeAuditEntry } from "../people/audit/audit-entry.ts";

const SITE = "site";

export function postgresRecoverySettings({ db }: Connection): RecoverySettingsStore {
  const counting = async (ofClasses: SQL | undefined) => {
    const rows = await read(db, or(isNull(recoverySettings.classId), ofClasses));
    return rows.map(({ setting }) => setting);
  };
  return {
    list: () =>
      translated(async () => {
        const rows = await read(db);
        const isUntouched = rows[0]?.classId !== null;
        return isUntouched ? [untouchedRecoverySetting(null), ...rows] : rows;
      }),
    ofLearner: (userId) =>
      translated(() => {
        const isLearner = and(eq(classMembers.userId, userId), eq(classMembers.role, "learner"));
        const own = db.select({ id: classMembers.classId }).from(classMembers).where(isLearner);
        return counting(inArray(recoverySettings.classId, own));
      }),
    ofClass: (classId) => translated(() => counting(eq(recoverySettings.classId, classId))),
    save: (classId, setting, expectedVersion, audit) =>
      translated(() =>
        db.transaction(async (tx) => {
          const id = classId ?? SITE;
          const change = {
            setting,
            version: expectedVersion + 1,
            changedAt: sql`now()`,
            changedBy: audit.actorId,
          };
          const ofVersion = and(
            eq(recoverySettings.id, id),
            eq(recoverySettings.version, expectedVersion),
          );
          const written =
            expectedVersion === 0
              ? await tx
                  .insert(recoverySettings)
                  .values({ id, classId, ...change })
                  .onConflictDoNothing()
              : await tx.update(recoverySettings).set(change).where(ofVersion);
          const [stored] = await read(tx, eq(recoverySettings.id, id));
          if (!stored || written.rowCount !== 1) {
            throw staleVersion("recoverySettings", stored?.version ?? 0);
          }
          await writeAuditEntry(tx, audit);
          return stored;
        }),
      ),
  };
}

/** Sorts the site's setting first, then by last change. */
async function read(reader: Pick<Db, "select">, which?: SQL): Promise<StoredRecoverySetting[]> {
  const rows = await reader
    .select({ stored: recoverySettings, changedBy: { id: user.id, name: user.name } })
    .from(recoverySettings)
    .leftJoin(user, eq(user.id, recoverySettings.changedBy))
    .where(which)
    .orderBy(
      sql`${recoverySettings.classId} is not null`,
      asc(recoverySettings.changedAt),
      asc(recoverySettings.id),
    );
  return rows.map(({ stored: { classId, setting, version, changedAt }, changedBy }) => ({
    classId,
    setting: recoverySettingSchema.parse(setting),
    version,
    changedAt: changedAt.toISOString(),
    changedBy,
  }));
}
