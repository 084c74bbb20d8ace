import type { PasswordLinks } from "@foothold/core/people";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { passwordLinks, user } from "../../schema.ts";
import { writeAuditEntry } from "./audit/audit-entry.ts";
import { personColumns, toPerson } from "./person-row.ts";
import { replacePassword } from "./replace-password.ts";

export function postgresPasswordLinks({ db }: Connection): PasswordLinks {
  return {
    issue: ({ personId, tokenHash, expiresAt }, audit) =>
      translated(() =>
        db.transaction(async (tx) => {
          const [person] = await tx
            .select({ id: user.id })
            .from(user)
            .where(eq(user.id, personId))
            .for("update");
          if (!person) return "not-found";
          const link = { tokenHash, expiresAt, createdAt: new Date() };
          await tx
            .insert(passwordLinks)
            .values({ userId: personId, ...link })
            .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
          await writeAuditEntry(tx, audit);
          return "changed";
        }),
      ),
    find: (tokenHash, now) =>
      translated(async () => {
        const [row] = await db
          .select(personColumns)
          .from(passwordLinks)
          .innerJoin(user, eq(user.id, passwordLinks.userId))
          .where(fresh(tokenHash, now));
        return row ? toPerson(row) : null;
      }),
    use: (tokenHash, passwordHash, now, audit) =>
      translated(() =>
        db.transaction(async (tx) => {
          // Locks the person, so that disabling them or using the same link happens before or after, never at the same
          // time.
          const [person] = await tx
            .select({ id: user.id })
            .from(user)
            .innerJoin(passwordLinks, eq(user.id, passwordLinks.userId))
            .where(and(fresh(tokenHash, now), isNull(user.disabledAt)))
            .for("update");
          if (!person) return false;
          await replacePassword(tx, person.id, passwordHash);
          await writeAuditEntry(tx, audit);
          return true;
        }),
      ),
  };
}

function fresh(tokenHash: string, now: Date) {
  return and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now));
}
