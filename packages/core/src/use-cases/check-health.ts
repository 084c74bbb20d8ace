import type { Deps } from "../ports.ts";

export type Health = {
  status: "ok" | "unavailable";
  database: "ok" | "unavailable";
  runner: "not-installed";
  coach: "not-installed";
};

export async function checkHealth({ database }: Pick<Deps, "database">): Promise<Health> {
  const reachable = await database.ping();
  return {
    status: reachable ? "ok" : "unavailable",
    database: reachable ? "ok" : "unavailable",
    runner: "not-installed",
    coach: "not-installed",
  };
}
