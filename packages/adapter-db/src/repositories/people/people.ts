import type { People, PeopleQuery } from "@foothold/core/people";
import { and, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { session, user } from "../../schema.ts";
import { canTeach } from "../classroom/taught-by.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import { nameOrEmailContains } from "../rows/search-text.ts";
import { writeAuditEntry } from "./audit/audit-entry.ts";
import { canAdminister, changePerson } from "./change-person.ts";
import { personColumns, toPerson } from "./person-row.ts";
import { replacePassword } from "./replace-password.ts";

export function postgresPeople({ db }: Connection): People {
  const findBy = (condition: SQL) =>
    translated(async () => {
      const [row] = await db.select(personColumns).from(user).where(condition);
      return row ? toPerson(row) : null;
    });
  return {
    list: (query) =>
      translated(async () => {
        const rows = await db
          .select({ person: personColumns, activeSessions: activeSessions(db) })
          .from(user)
          .where(and(...conditions(query)))
          .orderBy(desc(user.createdAt), desc(user.id))
          .limit(query.limit + 1);
        return pageOf(rows, query.limit, {
          item: (row) => ({ ...toPerson(row.person), activeSessions: row.activeSessions }),
          cursor: ({ person }) => momentCursor(person.createdAt, person.id),
        });
      }),
    find: (id) => findBy(eq(user.id, id)),
    findByEmail: (email) => findBy(eq(user.email, email.toLowerCase())),
    changeRole: (id, role, audit) => translated(() => changePerson(db, id, { role }, audit)),
    changeRights: (id, rights, audit) => translated(() => changePerson(db, id, { rights }, audit)),
    setDisabled: (id, disabledAt, audit) =>
      translated(() =>
        changePerson(db, id, { disabledAt }, audit, { endSessions: disabledAt === null }),
      ),
    closeAccount: (id, disabledAt, audit) =>
      translated(() =>
        changePerson(db, id, { disabledAt }, audit, { endSessions: true, mayBeLastAdmin: true }),
      ),
    endSessions: (id, audit) =>
      translated(() => changePerson(db, id, {}, audit, { endSessions: true })),
    changePassword: (id, passwordHash, audit) =>
      translated(() =>
        db.transaction(async (tx) => {
          const [person] = await tx.select().from(user).where(eq(user.id, id)).for("update");
          if (!person) return "not-found";
          await replacePassword(tx, id, passwordHash);
          await writeAuditEntry(tx, audit);
          return "changed";
        }),
      ),
    withRight: (right) =>
      translated(async () => {
        const holds = sql`${user.rights} @> ${JSON.stringify([right])}::jsonb`;
        const rows = await db.select({ id: user.id }).from(user).where(and(holds, canTeach));
        return rows.map(({ id }) => id);
      }),
    countAdmins: () => translated(() => db.$count(user, canAdminister)),
  };
}

function activeSessions(db: Db) {
  return sql<number>`(${db
    .select({ sessions: count() })
    .from(session)
    .where(
      and(eq(session.userId, user.id), isNull(user.disabledAt), gt(session.expiresAt, sql`now()`)),
    )})`.mapWith(Number);
}

function conditions({ after, role, search }: PeopleQuery): (SQL | undefined)[] {
  return [
    olderThan(after, { moment: user.createdAt, id: user.id }),
    role ? eq(user.role, role) : undefined,
    search ? nameOrEmailContains(search) : undefined,
  ];
}
