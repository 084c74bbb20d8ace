import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import {
  type Draft,
  draftSchema,
  MAX_DRAFTS_PER_ATTEMPT,
} from "../../../entities/attempt/draft.ts";
import { storedInteger } from "../../../entities/fields/stored-integer.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

export const MAX_DRAFTS_AT_ONCE = 50;

const typedDraft = draftSchema.pick({ field: true, text: true }).extend({
  /** The stored revision that the text is based on; 0 without one. */
  revision: storedInteger.min(0),
});

export const saveDraftsInput = attemptInput.pick({ attemptId: true }).extend({
  drafts: z
    .array(typedDraft)
    .min(1)
    .max(MAX_DRAFTS_AT_ONCE)
    .refine(
      (drafts) => new Set(drafts.map(({ field }) => field)).size === drafts.length,
      "Each field may stand here once.",
    ),
});
export type SaveDrafts = z.infer<typeof saveDraftsInput>;

/**
 * Stores typed text at any step without changing the attempt. Returns what is stored afterwards: a text that differs
 * from the one sent was written by another tab first and is kept.
 */
export async function saveDrafts(
  deps: Pick<Deps, "attempts" | "drafts" | "clock">,
  { attemptId, drafts }: SaveDrafts,
  actor: Actor,
): Promise<{ drafts: Draft[] }> {
  const { id } = await loadAttempt(deps, { attemptId }, actor);
  refuseTooMany([...(await deps.drafts.list(id)), ...drafts]);
  const updatedAt = deps.clock.now().toISOString();
  const next = drafts.map((draft) => ({ ...draft, revision: draft.revision + 1, updatedAt }));
  return { drafts: await deps.drafts.save(id, next) };
}

function refuseTooMany(drafts: readonly { field: string }[]): void {
  const fields = new Set(drafts.map(({ field }) => field));
  if (fields.size <= MAX_DRAFTS_PER_ATTEMPT) return;
  throw invalidField("drafts", "This attempt has too many drafts.");
}
