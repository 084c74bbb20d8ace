import type { Health } from "../../entities/people/health.ts";
import type { Deps } from "../../ports/deps.ts";

/** Without its database Foothold cannot work; without another part it works with less and says so. */
export async function checkHealth({
  database,
  probes,
}: Pick<Deps, "database" | "probes">): Promise<Health> {
  const reachable = (await database.ping()) ? "ok" : "unavailable";
  return {
    status: reachable,
    database: reachable,
    runner: probes.runner(),
    coach: probes.coach(),
  };
}
