import type { SystemHealth } from "../../entities/people/health.ts";
import type { Deps } from "../../ports/deps.ts";
import { checkHealth } from "./check-health.ts";

/** Health details for admins only: the queue of runs, and how programs are confined. */
export async function viewSystemHealth(
  deps: Pick<Deps, "database" | "probes" | "failures">,
): Promise<SystemHealth> {
  return {
    ...(await checkHealth(deps)),
    queue: deps.probes.queue(),
    sandboxes: deps.probes.sandboxes(),
    failures: deps.failures.counts(),
  };
}
