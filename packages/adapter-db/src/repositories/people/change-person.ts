import type { AuditRecord, PersonChange, Right, Role } from "@foothold/core/people";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { passwordLinks, session, user } from "../../schema.ts";
import type { Transaction } from "../rows/transaction.ts";
import { writeAuditEntry } from "./audit/audit-entry.ts";

type Changes = { role?: Role; rights?: Right[]; disabledAt?: Date | null };
type Options = { endSessions?: boolean; mayBeLastAdmin?: boolean };

export const canAdminister = and(eq(user.role, "admin"), isNull(user.disabledAt));

/**
 * One transaction: the change, ending the sessions, the audit entry, and the check that an admin is left who can sign
 * in.
 */
export function changePerson(
  db: Db,
  id: string,
  changes: Changes,
  audit: AuditRecord,
  { endSessions = false, mayBeLastAdmin = false }: Options = {},
): Promise<PersonChange> {
  return db.transaction(async (tx) => {
    const locked = await lockPerson(tx, id);
    if (!locked) return "not-found";
    const takesLast = locked.isLastAdmin && !isAdmin({ ...locked.person, ...changes });
    if (takesLast && !mayBeLastAdmin) return "last-admin";
    await tx
      .update(user)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(user.id, id));
    if (endSessions) await tx.delete(session).where(eq(session.userId, id));
    if (changes.disabledAt) await tx.delete(passwordLinks).where(eq(passwordLinks.userId, id));
    await writeAuditEntry(tx, audit);
    return "changed";
  });
}

/** Locks the person for this transaction, and tells whether they are the last admin. */
export async function lockPerson(tx: Transaction, id: string) {
  // Transactions that might remove an admin wait here, always in the same order.
  await tx.select().from(user).where(canAdminister).orderBy(asc(user.id)).for("update");
  const [person] = await tx.select().from(user).where(eq(user.id, id)).for("update");
  if (!person) return null;
  // A new statement sees what the transactions before us have committed.
  const admins = await tx.$count(user, canAdminister);
  return { person, isLastAdmin: admins === 1 && isAdmin(person) };
}

function isAdmin({ role, disabledAt }: { role: string; disabledAt: Date | null }): boolean {
  return role === "admin" && disabledAt === null;
}
