import type { Escalation } from "../../../entities/recovery/escalation.ts";
import {
  type Guidance,
  type GuidanceUse,
  type GuidanceVersion,
  TAKEN_BACK,
} from "../../../entities/recovery/guidance.ts";
import type { RecoveryStep } from "../../../entities/recovery/recovery.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import type { GuidanceMemory } from "../../../ports/recovery/recovery.ts";
import { mayReadNote } from "../../../recovery/sharing/guidance-access.ts";
import { pageOf } from "../page-of.ts";

/** Where learners' copies of a note's words are. */
type Shown = {
  recoverySteps: ReadonlyMap<string, RecoveryStep[]>;
  escalations: ReadonlyMap<string, Escalation>;
};

export function memoryGuidance({ recoverySteps, escalations }: Shown): GuidanceMemory {
  const all = new Map<string, Guidance>();
  const history: GuidanceVersion[] = [];
  let uses: GuidanceUse[] = [];
  const keep = (version: GuidanceVersion | undefined) => {
    if (version) history.unshift(structuredClone(version));
  };
  const tellAgain = (
    id: string,
    each: { stage: string; strategy: string; text: string | null },
  ) => {
    if (each.stage === "guidance" && each.strategy === id) each.text = TAKEN_BACK;
  };
  return {
    ofProblem: async (slug) =>
      structuredClone([...all.values()].filter(({ situation }) => situation.problemSlug === slug)),
    find: async (id) => structuredClone(all.get(id) ?? null),
    async add(guidance, version) {
      all.set(guidance.id, structuredClone(guidance));
      keep(version);
    },
    async save(guidance, version) {
      const stored = all.get(guidance.id)?.version ?? 0;
      if (stored !== guidance.version - 1) throw staleVersion("guidance", stored);
      all.set(guidance.id, structuredClone(guidance));
      keep(version);
    },
    async remove(id) {
      all.delete(id);
      uses = uses.filter(({ guidanceId }) => guidanceId !== id);
      for (const step of [...recoverySteps.values()].flat()) tellAgain(id, step);
      for (const each of [...escalations.values()].flatMap(({ tried }) => tried)) {
        tellAgain(id, each);
      }
    },
    versions: async (id) =>
      all.has(id) ? structuredClone(history.filter(({ guidanceId }) => guidanceId === id)) : [],
    async list({ reader, status, scope, problemSlug, ...query }) {
      const wanted = [...all.values()]
        .filter((each) => mayReadNote(each, reader))
        .filter((each) => scope === undefined || each.scope === scope)
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
