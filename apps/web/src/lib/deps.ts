import { createHash } from "node:crypto";
import { connect, databaseFailure, postgresRepositories } from "@foothold/adapter-db";
import * as schema from "@foothold/adapter-db/schema";
import type { Deps } from "@foothold/core";
import { betterAuthAccounts } from "./accounts.ts";
import { type Auth, createAuth } from "./auth.ts";
import { authDatabase } from "./auth-database.ts";
import { env } from "./env.ts";

export type AppDeps = Deps & { auth: Auth; close(): Promise<void> };

// Next loads this module more than once (pages, routes, hot reload); the pool must be one.
const shared = globalThis as typeof globalThis & { footholdDeps?: AppDeps };

/** The composition root: the only place that knows which parts are behind the ports. */
export function deps(): AppDeps {
  shared.footholdDeps ??= compose();
  return shared.footholdDeps;
}

export async function closeDeps(): Promise<void> {
  const open = shared.footholdDeps;
  delete shared.footholdDeps;
  await open?.close();
}

function compose(): AppDeps {
  const connection = connect(env().DATABASE_URL, { max: env().DATABASE_POOL_SIZE });
  const repositories = postgresRepositories(connection);
  const database = authDatabase({ db: connection.db, schema, failure: databaseFailure });
  const auth = createAuth({ database, env: env() });
  void repositories.flags.start();
  return {
    ...repositories,
    auth,
    accounts: betterAuthAccounts(auth),
    clock: { now: () => new Date() },
    hashToken: (token) => createHash("sha256").update(token).digest("hex"),
    async close() {
      await repositories.flags.close();
      await connection.close();
    },
  };
}
