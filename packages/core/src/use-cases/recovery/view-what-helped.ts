import { z } from "zod";
import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { exampleTexts } from "../../recovery/authored/guidance-parts.ts";
import { findChosenPattern } from "../../recovery/find-chosen-pattern.ts";
import { findGuidance } from "../../recovery/guidance/find-guidance.ts";
import { stuckView } from "../../stuck/stuck-view.ts";

export const viewWhatHelpedInput = attemptInput.pick({ attemptId: true });

export const whatHelpedSchema = z.object({
  help: z
    .object({
      /** `note`: an instructor's words that were shared. `example`: a case to follow by hand, where there is no note. */
      kind: z.enum(["note", "example"]),
      text: z.string(),
      steps: z.array(z.string()),
      verified: z.boolean(),
    })
    .nullable(),
});
export type WhatHelped = z.infer<typeof whatHelpedSchema>;

/** What helped others, for a learner in WARNING; null otherwise, or if the learner wants no help. */
export async function viewWhatHelped(
  deps: Pick<
    Deps,
    "attempts" | "problems" | "patterns" | "guidance" | "guard" | "classes" | "rules" | "runner"
  >,
  input: { attemptId: string },
  actor: Actor,
): Promise<WhatHelped> {
  const attempt = await loadAttempt(deps, input, actor);
  const { stuck, whenStuck } = await deps.rules.of(actor.userId);
  if (stuckView(attempt, stuck, whenStuck).notice !== "before") return { help: null };
  const problem = await findProblem(deps, attempt.problemSlug);
  const context = { problem, attempt, pattern: await findChosenPattern(deps, attempt) };
  const found = await findGuidance(deps, context);
  if (found) {
    const { words: text, steps, status } = found.guidance;
    return { help: { kind: "note", text, steps, verified: status === "verified" } };
  }
  const [text] = exampleTexts(context);
  return { help: text ? { kind: "example", text, steps: [], verified: false } : null };
}
