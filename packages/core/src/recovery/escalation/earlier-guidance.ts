import { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import type { Escalation } from "../../entities/recovery/escalation.ts";
import { guidanceSchema } from "../../entities/recovery/guidance.ts";
import type { Deps } from "../../ports/deps.ts";
import { confidenceOf, confidenceSchema } from "../guidance/confidence.ts";
import { rankGuidance } from "../guidance/rank-guidance.ts";
import { guidanceReaderFor, mayReadNote } from "../sharing/guidance-access.ts";

export const MOST_EARLIER_NOTES = 5;
/** Lower than for learners: an instructor can judge what nearly fits. */
export const NEARLY_SIMILAR = 0.5;

export const earlierGuidanceSchema = guidanceSchema
  .pick({ id: true, words: true, steps: true, status: true, scope: true })
  .extend({ similarity: z.number(), confidence: confidenceSchema });

/** Notes for situations like this one that the actor may read, the best first. */
export async function earlierGuidance(
  deps: Pick<Deps, "guidance" | "classes" | "people">,
  { problemSlug, situation }: Pick<Escalation, "problemSlug" | "situation">,
  actor: Actor,
): Promise<z.infer<typeof earlierGuidanceSchema>[]> {
  const reader = await guidanceReaderFor(deps, actor);
  const notes = await deps.guidance.ofProblem(problemSlug);
  const readable = notes.filter((note) => mayReadNote(note, reader));
  return rankGuidance(situation, readable, NEARLY_SIMILAR)
    .slice(0, MOST_EARLIER_NOTES)
    .map(({ guidance, similarity }) => {
      const { id, words, steps, status, scope } = guidance;
      return { id, words, steps, status, scope, similarity, confidence: confidenceOf(guidance) };
    });
}
