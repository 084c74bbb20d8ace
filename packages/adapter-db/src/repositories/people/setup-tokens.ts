import type { SetupTokens } from "@foothold/core/people";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { setupTokens } from "../../schema.ts";

export function postgresSetupTokens({ db }: Connection): SetupTokens {
  return {
    issue: (tokenHash, expiresAt) =>
      translated(() =>
        db.transaction(async (tx) => {
          // Two instances that start together issue one after the other.
          await tx.execute(sql`lock table ${setupTokens} in share row exclusive mode`);
          await tx.delete(setupTokens);
          await tx.insert(setupTokens).values({ tokenHash, expiresAt });
        }),
      ),
    claim: (tokenHash, now) =>
      translated(async () => {
        const claimed = await db
          .update(setupTokens)
          .set({ usedAt: now })
          .where(
            and(
              eq(setupTokens.tokenHash, tokenHash),
              isNull(setupTokens.usedAt),
              gt(setupTokens.expiresAt, now),
            ),
          );
        return claimed.rowCount === 1;
      }),
    release: (tokenHash) =>
      translated(async () => {
        await db
          .update(setupTokens)
          .set({ usedAt: null })
          .where(eq(setupTokens.tokenHash, tokenHash));
      }),
  };
}
