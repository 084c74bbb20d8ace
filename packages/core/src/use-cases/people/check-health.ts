import type { Deps } from "../../ports/people.ts";
import type { RunQueue } from "../../ports/runs.ts";

export type PartHealth = "ok" | "starting" | "unavailable";
/** Busy: somebody has waited long for their program to be run. */
export type RunnerHealth = PartHealth | "busy";

export type Health = {
  status: "ok" | "unavailable";
  database: PartHealth;
  runner: RunnerHealth;
  queue: RunQueue;
  coach: PartHealth;
};

export type HealthDeps = Pick<Deps, "database"> & {
  probes: { runner: () => RunnerHealth; queue: () => RunQueue; coach: () => PartHealth };
};

/** Without its database Foothold can serve nobody; without the others it says so, and serves what it can. */
export async function checkHealth({ database, probes }: HealthDeps): Promise<Health> {
  const reachable = (await database.ping()) ? "ok" : "unavailable";
  return {
    status: reachable,
    database: reachable,
    runner: probes.runner(),
    queue: probes.queue(),
    coach: probes.coach(),
  };
}
