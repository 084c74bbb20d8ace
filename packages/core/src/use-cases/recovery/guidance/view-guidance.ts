import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import {
  type Guidance,
  guidanceUseSchema,
  guidanceVersionSchema,
} from "../../../entities/recovery/guidance.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { GuidanceReader } from "../../../ports/recovery/recovery.ts";
import { classesToShareIn } from "../../../recovery/sharing/choose-class.ts";
import { guidanceReaderFor, mayReadNote } from "../../../recovery/sharing/guidance-access.ts";
import { guidanceView, guidanceViewSchema } from "./list-guidance.ts";

export const viewGuidanceInput = z.object({ guidanceId: z.string().min(1).max(100) });
export type ViewGuidance = z.infer<typeof viewGuidanceInput>;

/** With the outcome of each use, but without the learners. */
export const viewedGuidanceSchema = z.object({
  guidance: guidanceViewSchema,
  uses: z.array(
    guidanceUseSchema.pick({ similarity: true, outcome: true, at: true, settledAt: true }),
  ),
  /** Only for those who may change it: earlier words may hold what was taken out for good reason. */
  versions: z.array(
    guidanceVersionSchema
      .omit({ guidanceId: true, changedBy: true })
      .extend({ byYou: z.boolean() }),
  ),
  /** The classes that the actor teaches: a private note may be shared in one of them. */
  classes: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ViewedGuidance = z.infer<typeof viewedGuidanceSchema>;

export async function viewGuidance(
  deps: Pick<Deps, "guidance" | "classes" | "people">,
  input: ViewGuidance,
  actor: Actor,
): Promise<ViewedGuidance> {
  const { note, reader } = await loadGuidance(deps, input, actor);
  const guidance = guidanceView(note, reader);
  const uses = await deps.guidance.uses(note.id);
  const versions = guidance.may.change ? await deps.guidance.versions(note.id) : [];
  return {
    guidance,
    uses: uses.map(({ similarity, outcome, at, settledAt }) => ({
      similarity,
      outcome,
      at,
      settledAt,
    })),
    versions: versions.map(({ guidanceId: _, changedBy, ...version }) => ({
      ...version,
      byYou: changedBy === actor.userId,
    })),
    classes: await classesToShareIn(deps, actor, null),
  };
}

/** A note that the actor may read; any other is `not-found`, so that ids cannot be probed. */
export async function loadGuidance(
  deps: Pick<Deps, "guidance" | "classes" | "people">,
  { guidanceId }: ViewGuidance,
  actor: Actor,
): Promise<{ note: Guidance; reader: GuidanceReader }> {
  const [note, reader] = await Promise.all([
    deps.guidance.find(guidanceId),
    guidanceReaderFor(deps, actor),
  ]);
  if (!note || !mayReadNote(note, reader)) {
    throw new AppError("not-found", "There is no such guidance.");
  }
  return { note, reader };
}
