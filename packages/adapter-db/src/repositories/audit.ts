import {
  type AuditEntry,
  type AuditQuery,
  type AuditTrail,
  auditEntrySchema,
} from "@foothold/core";
import { and, desc, eq, getTableColumns, lt, or, type SQL, sql } from "drizzle-orm";
import type { Connection, Db } from "../connect.ts";
import { translated } from "../failures.ts";
import { auditEntries, user } from "../schema.ts";
import { writeAuditEntry } from "./audit-entry.ts";
import { pageOf, unknownPage } from "./page.ts";
import { nameOrEmailContains } from "./search-text.ts";

export function postgresAudit({ db }: Connection): AuditTrail {
  return {
    record: (entry) => translated(() => writeAuditEntry(db, entry)),
    search: (query) =>
      translated(async () => {
        const rows = await db
          .select({ ...getTableColumns(auditEntries), actorName: user.name })
          .from(auditEntries)
          .leftJoin(user, eq(user.id, auditEntries.actorId))
          .where(and(...conditions(db, query)))
          .orderBy(desc(auditEntries.id))
          .limit(query.limit + 1);
        return pageOf(rows, query.limit, { item: toEntry, cursor: (row) => String(row.id) });
      }),
  };
}

type Row = typeof auditEntries.$inferSelect & { actorName: string | null };

function toEntry(row: Row): AuditEntry {
  return auditEntrySchema.parse({ ...row, at: row.at.toISOString() });
}

function conditions(db: Db, { after, action, actorId, search }: AuditQuery): (SQL | undefined)[] {
  return [
    after === undefined ? undefined : lt(auditEntries.id, parseCursor(after)),
    action ? eq(auditEntries.action, action) : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    search ? mentions(db, search) : undefined,
  ];
}

function mentions(db: Db, search: string): SQL | undefined {
  const actors = db.select({ id: user.id }).from(user).where(nameOrEmailContains(search));
  return or(
    eq(auditEntries.requestId, search),
    eq(auditEntries.subject, search),
    // An array, so that this arm can use the actor's index as the other two use theirs.
    sql`${auditEntries.actorId} = any(array(${actors}))`,
  );
}

function parseCursor(after: string): number {
  if (!/^\d{1,15}$/.test(after)) throw unknownPage();
  return Number(after);
}
