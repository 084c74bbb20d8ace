import { and, eq } from "drizzle-orm";
import { account, passwordLinks, session } from "../../schema.ts";
import type { Transaction } from "../rows/transaction.ts";

/** Sets the password and removes everything that the old one opened or that could set it again: sessions and links. */
export async function replacePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const changed = await tx
    .update(account)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  if (changed.rowCount !== 1) throw new Error("This person has no password to replace.");
  await tx.delete(session).where(eq(session.userId, userId));
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
