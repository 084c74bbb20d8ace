import type { Deps } from "../../ports/people.ts";

export type PartHealth = "ok" | "starting" | "unavailable";

export type Health = {
  status: "ok" | "unavailable";
  database: PartHealth;
  runner: PartHealth;
  coach: PartHealth;
};

export type HealthDeps = Pick<Deps, "database"> & {
  probes: Record<"runner" | "coach", () => PartHealth>;
};

/** Without its database Foothold can serve nobody; without the others it says so, and serves what it can. */
export async function checkHealth({ database, probes }: HealthDeps): Promise<Health> {
  const reachable = (await database.ping()) ? "ok" : "unavailable";
  return {
    status: reachable,
    database: reachable,
    runner: probes.runner(),
    coach: probes.coach(),
  };
}
