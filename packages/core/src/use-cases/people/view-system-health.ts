import type { SystemHealth } from "../../entities/people/health.ts";
import type { Deps } from "../../ports/deps.ts";
import { checkHealth } from "./check-health.ts";

/** What only an admin may know: how much is being run, and what is around programs. */
export async function viewSystemHealth(
  deps: Pick<Deps, "database" | "probes">,
): Promise<SystemHealth> {
  return {
    ...(await checkHealth(deps)),
    queue: deps.probes.queue(),
    sandboxes: deps.probes.sandboxes(),
  };
}
