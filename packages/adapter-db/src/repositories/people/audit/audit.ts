import {
  type AuditEntry,
  type AuditQuery,
  type AuditTrail,
  auditEntrySchema,
} from "@foothold/core/people";
import { and, desc, eq, getTableColumns, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Connection, Db } from "../../../connect.ts";
import { translated } from "../../../failures.ts";
import { auditEntries, user } from "../../../schema.ts";
import { pageOf, parseIdCursor } from "../../rows/page.ts";
import { nameOrEmailContains } from "../../rows/search-text.ts";
import { writeAuditEntry } from "./audit-entry.ts";
import { idsIn, namesIn } from "./audit-names.ts";

const MANY_ACTORS = 100;

export function postgresAudit({ db }: Connection): AuditTrail {
  return {
    record: (entry) => translated(() => writeAuditEntry(db, entry)),
    search: (query) =>
      translated(async () => {
        const rows = await db
          .select({ ...getTableColumns(auditEntries), actorName: user.name })
          .from(auditEntries)
          .leftJoin(user, eq(user.id, auditEntries.actorId))
          .where(and(...(await conditions(db, query))))
          .orderBy(desc(auditEntries.id))
          .limit(query.limit + 1);
        const names = await namesIn(db, rows);
        return pageOf(rows, query.limit, {
          item: (row) => toEntry(row, names),
          cursor: (row) => String(row.id),
        });
      }),
  };
}

type Row = typeof auditEntries.$inferSelect & { actorName: string | null };

function toEntry(row: Row, names: ReadonlyMap<string, string>): AuditEntry {
  const known = idsIn(row).flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  return auditEntrySchema.parse({
    ...row,
    at: row.at.toISOString(),
    names: Object.fromEntries(known),
  });
}

async function conditions(
  db: Db,
  { after, action, actorId, search }: AuditQuery,
): Promise<(SQL | undefined)[]> {
  return [
    after === undefined ? undefined : lt(auditEntries.id, parseIdCursor(after)),
    action ? eq(auditEntries.action, action) : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    search ? await mentions(db, search) : undefined,
  ];
}

async function mentions(db: Db, search: string): Promise<SQL | undefined> {
  const byActor = nameOrEmailContains(search);
  const actors = await db
    .select({ id: user.id })
    .from(user)
    .where(byActor)
    .limit(MANY_ACTORS + 1);
  const ids = actors.map(({ id }) => id);
  return or(
    eq(auditEntries.requestId, search),
    eq(auditEntries.subject, search),
    // A few actors are looked up by index; the entries of many are found quickly by reading back in time.
    ids.length > MANY_ACTORS ? byActor : inArray(auditEntries.actorId, ids),
  );
}
