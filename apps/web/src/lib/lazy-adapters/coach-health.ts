import type { Patterns } from "@foothold/core/catalog";
import type { PartHealth } from "@foothold/core/people";

/** The built-in coach works without models; it only needs the catalogue. */
export function coachHealth(patterns: Pick<Patterns, "list">): () => PartHealth {
  let health: PartHealth = "starting";
  let looking = false;
  return () => {
    if (health !== "ok" && !looking) void look();
    return health;
  };

  async function look(): Promise<void> {
    looking = true;
    try {
      await patterns.list();
      health = "ok";
    } catch {
      health = "unavailable";
    } finally {
      looking = false;
    }
  }
}
