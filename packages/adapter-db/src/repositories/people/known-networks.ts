import { type KnownNetworks, knownSince } from "@foothold/core/people";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { knownNetworks, user } from "../../schema.ts";

export function postgresKnownNetworks({ db }: Connection): KnownNetworks {
  return {
    remember: (userId, network, now) =>
      translated(async () => {
        await db
          .insert(knownNetworks)
          .values({ userId, network, lastSignInAt: now })
          .onConflictDoUpdate({
            target: [knownNetworks.userId, knownNetworks.network],
            set: { lastSignInAt: now },
          });
        await db.delete(knownNetworks).where(lte(knownNetworks.lastSignInAt, knownSince(now)));
      }),
    has: (email, network, now) =>
      translated(async () => {
        const [known] = await db
          .select({ network: knownNetworks.network })
          .from(knownNetworks)
          .innerJoin(user, eq(user.id, knownNetworks.userId))
          .where(
            and(
              eq(user.email, email.toLowerCase()),
              eq(knownNetworks.network, network),
              gt(knownNetworks.lastSignInAt, knownSince(now)),
            ),
          );
        return known !== undefined;
      }),
  };
}
