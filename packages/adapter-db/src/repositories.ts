import type { AttemptDeps, Deps } from "@foothold/core";
import type { Connection } from "./connect.ts";
import { postgresAttempts } from "./repositories/attempts/attempts.ts";
import { postgresChangeSets } from "./repositories/attempts/change-sets.ts";
import { postgresAudit } from "./repositories/audit.ts";
import { postgresDatabase } from "./repositories/database.ts";
import { type FlagStore, postgresFlags } from "./repositories/flags.ts";
import { postgresIdempotency } from "./repositories/idempotency.ts";
import { postgresPeople } from "./repositories/people.ts";
import { postgresRateLimits } from "./repositories/rate-limits.ts";
import { postgresSettings } from "./repositories/settings.ts";
import { postgresSetupTokens } from "./repositories/setup-tokens.ts";

export type Repositories = Pick<
  Deps,
  "people" | "settings" | "audit" | "rateLimits" | "setupTokens" | "database"
> &
  Pick<AttemptDeps, "attempts" | "changeSets" | "idempotency"> & { flags: FlagStore };

/** Every port the database implements. `flags.start()` begins hearing of changes, `flags.close()` ends it. */
export function postgresRepositories(connection: Connection): Repositories {
  return {
    people: postgresPeople(connection),
    settings: postgresSettings(connection),
    flags: postgresFlags(connection),
    audit: postgresAudit(connection),
    rateLimits: postgresRateLimits(connection),
    setupTokens: postgresSetupTokens(connection),
    attempts: postgresAttempts(connection),
    changeSets: postgresChangeSets(connection),
    idempotency: postgresIdempotency(connection),
    database: postgresDatabase(connection),
  };
}
