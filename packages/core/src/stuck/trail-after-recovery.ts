import type { Recovery } from "../entities/recovery/recovery.ts";
import type { StuckTrail } from "../entities/stuck/stuck-trail.ts";

type Ended = Pick<Recovery, "id" | "status" | "situation" | "shownVersion">;

/** After an exhausted recovery no help is offered again for the situations that it was for. */
export function trailAfterRecovery(trail: StuckTrail, { id, status, ...ended }: Ended): StuckTrail {
  const { recovery, iterations, dismissed } = trail;
  if (recovery?.id !== id || status !== "exhausted") return trail;
  const last = iterations.find(({ version }) => version > ended.shownVersion);
  const met = iterations.filter(
    ({ version }) => version > recovery.version && version <= (last?.version ?? version),
  );
  const situations = [ended.situation, ...met.map(({ situation }) => situation)];
  return { ...trail, dismissed: [...dismissed, ...situations], recovery: null };
}
