import type { Draft } from "../../../entities/attempt/draft.ts";
import type { Drafts } from "../../../ports/attempt.ts";

export function memoryDrafts(): Drafts {
  const drafts = new Map<string, Map<string, Draft>>();
  return {
    async list(attemptId) {
      const ofAttempt = [...(drafts.get(attemptId)?.values() ?? [])];
      return structuredClone(ofAttempt.sort((one, other) => (one.field < other.field ? -1 : 1)));
    },
    async save(attemptId, given) {
      const ofAttempt = drafts.get(attemptId) ?? new Map<string, Draft>();
      drafts.set(attemptId, ofAttempt);
      return given.map((draft) => {
        const stored = ofAttempt.get(draft.field);
        if (stored && stored.revision !== draft.revision - 1) return { ...stored };
        ofAttempt.set(draft.field, { ...draft });
        return { ...draft };
      });
    },
  };
}
