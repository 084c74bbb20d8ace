import { z } from "zod";
import { pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import {
  type Guidance,
  guidanceSchema,
  guidanceScopeSchema,
  guidanceStatuses,
} from "../../../entities/recovery/guidance.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { GuidanceReader } from "../../../ports/recovery/recovery.ts";
import { confidenceOf, confidenceSchema } from "../../../recovery/guidance/confidence.ts";
import {
  guidanceReaderFor,
  mayChangeNote,
  mayDeleteNote,
  mayVerifyNote,
} from "../../../recovery/sharing/guidance-access.ts";

export const listGuidanceInput = pageQuerySchema.extend({
  status: z.enum(guidanceStatuses).optional(),
  scope: guidanceScopeSchema.optional(),
  problemSlug: z.string().max(100).optional(),
});
export type ListGuidance = z.infer<typeof listGuidanceInput>;

/** The actor's own notes, those of the classes they teach, and those for everyone. */
export async function listGuidance(
  deps: Pick<Deps, "guidance" | "classes" | "people">,
  query: ListGuidance,
  actor: Actor,
) {
  const reader = await guidanceReaderFor(deps, actor);
  const { items, next } = await deps.guidance.list({ ...query, reader });
  return { items: items.map((note) => guidanceView(note, reader)), next };
}

/** Without the people: neither the learner it was written for nor who wrote and verified it. */
export const guidanceViewSchema = guidanceSchema
  .omit({ firstLearnerId: true, authorId: true, wordsBy: true, verifiedBy: true })
  .extend({
    confidence: confidenceSchema,
    /** A second instructor has looked at the present words. */
    isVerifiedByHand: z.boolean(),
    may: z.object({ change: z.boolean(), verify: z.boolean(), delete: z.boolean() }),
  });
export type GuidanceView = z.infer<typeof guidanceViewSchema>;

export function guidanceView(note: Guidance, reader: GuidanceReader): GuidanceView {
  const { firstLearnerId: _, authorId: __, wordsBy: ___, verifiedBy, ...guidance } = note;
  const change = mayChangeNote(note, reader);
  return {
    ...guidance,
    // What others said in their own words was not verified, so only those who may change the note read it.
    variants: change ? guidance.variants.map((variant) => ({ ...variant, authorId: null })) : [],
    confidence: confidenceOf(note),
    isVerifiedByHand: verifiedBy !== null,
    may: { change, verify: mayVerifyNote(note, reader), delete: mayDeleteNote(note, reader) },
  };
}
