import type { Guidance, GuidanceUse } from "../../../entities/recovery/guidance.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import type { GuidanceMemory } from "../../../ports/recovery/recovery.ts";
import { pageOf } from "../page-of.ts";

export function memoryGuidance(): GuidanceMemory {
  const all = new Map<string, Guidance>();
  const uses: GuidanceUse[] = [];
  return {
    ofProblem: async (slug) =>
      structuredClone([...all.values()].filter(({ situation }) => situation.problemSlug === slug)),
    find: async (id) => structuredClone(all.get(id) ?? null),
    async add(guidance) {
      all.set(guidance.id, structuredClone(guidance));
    },
    async save(guidance) {
      const stored = all.get(guidance.id)?.version ?? 0;
      if (stored !== guidance.version - 1) throw staleVersion("guidance", stored);
      all.set(guidance.id, structuredClone(guidance));
    },
    async list({ status, problemSlug, ...query }) {
      const wanted = [...all.values()]
        .filter((each) => status === undefined || each.status === status)
        .filter(({ situation }) => !problemSlug || situation.problemSlug === problemSlug)
        .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
      return pageOf(wanted, keyOf, query);
    },
    async recordUse(use) {
      const known = uses.some(
        (each) => each.guidanceId === use.guidanceId && each.recoveryId === use.recoveryId,
      );
      if (!known) uses.push({ ...use });
    },
    async settleUses(recoveryId, outcome, at) {
      const open = uses.filter((u) => u.recoveryId === recoveryId && u.outcome === "pending");
      for (const use of open) Object.assign(use, { outcome, settledAt: at.toISOString() });
      return open.map(({ guidanceId }) => guidanceId);
    },
    uses: async (guidanceId) => structuredClone(uses.filter((u) => u.guidanceId === guidanceId)),
  };
}

function keyOf({ updatedAt, id }: Guidance): string {
  return `${updatedAt} ${id}`;
}
