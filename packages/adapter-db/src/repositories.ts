import type { Deps } from "@foothold/core";
import type { Connection } from "./connect.ts";
import { postgresAudit } from "./repositories/audit.ts";
import { postgresDatabase } from "./repositories/database.ts";
import { type FlagStore, postgresFlags } from "./repositories/flags.ts";
import { postgresPeople } from "./repositories/people.ts";
import { postgresRateLimits } from "./repositories/rate-limits.ts";
import { postgresSettings } from "./repositories/settings.ts";
import { postgresSetupTokens } from "./repositories/setup-tokens.ts";

export type Repositories = Pick<
  Deps,
  "people" | "settings" | "audit" | "rateLimits" | "setupTokens" | "database"
> & { flags: FlagStore };

/** Every port the database implements. `flags.start()` begins hearing of changes, `flags.close()` ends it. */
export function postgresRepositories(connection: Connection): Repositories {
  return {
    people: postgresPeople(connection),
    settings: postgresSettings(connection),
    flags: postgresFlags(connection),
    audit: postgresAudit(connection),
    rateLimits: postgresRateLimits(connection),
    setupTokens: postgresSetupTokens(connection),
    database: postgresDatabase(connection),
  };
}
