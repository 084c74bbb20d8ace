import { z } from "zod";
import { invariantHolds, sentenceFrom } from "../../coach/reading/invariant-sentence.ts";
import type { Mode } from "../../entities/attempt/attempt-mode.ts";
import type { Invariant, PlanPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem, Rung } from "../../entities/catalog/problem.ts";
import { invariantTemplateFor } from "../../entities/catalog/problem-view.ts";
import { isStatement } from "../../text/is-statement.ts";
import type { InvariantStanding } from "../../validation/attempt-v2-moves.ts";

export const BUILDER_MAX_RUNG = 2;

/** Free text is accepted on every rung as well. */
export function isBuilderOffered(mode: Mode, rung: Rung): boolean {
  return mode === "BEGINNER" && rung <= BUILDER_MAX_RUNG;
}

/**
 * On the rungs with the builder a beginner must give an invariant; one or two words are none. A sentence that is known to be wrong
 * is wrong on every rung. Own words that nobody can judge are `unchecked` if the builder has a sentence for the pattern.
 */
export function invariantStanding(
  problem: Pick<Problem, "invariantTemplate" | "rung" | "patterns">,
  plan: Pick<PlanPayload, "chosenPattern" | "invariant"> | null,
): InvariantStanding {
  const isRequired = problem.rung <= BUILDER_MAX_RUNG;
  const invariant = plan?.invariant ?? null;
  const isGiven = invariant !== null && (invariant.builderUsed || isStatement(invariant.text));
  if (!isGiven) return isRequired ? "missing" : "fine";
  const holds = invariantHolds(problem, invariant);
  if (holds === false) return "wrong";
  const canBeBuilt = invariantTemplateFor(problem, plan?.chosenPattern) !== null;
  return holds === null && isRequired && canBeBuilt ? "unchecked" : "fine";
}

export const invariantBuilderInput = z.object({
  templateId: z.string().max(100),
  choices: z.record(z.string().max(100), z.number().int().min(0)),
});

export type InvariantInput = {
  invariantText?: string | undefined;
  invariantBuilder?: z.infer<typeof invariantBuilderInput> | undefined;
};

export type BuiltInvariant =
  | { ok: true; invariant: Invariant | null }
  | { ok: false; field: string; message: string };

export function buildInvariant(
  problem: Pick<Problem, "invariantTemplate">,
  { invariantText, invariantBuilder }: InvariantInput,
): BuiltInvariant {
  const text = invariantText?.trim() ?? "";
  if (!invariantBuilder) {
    return { ok: true, invariant: text ? { text, builderUsed: false } : null };
  }
  const { invariantTemplate } = problem;
  const { templateId, choices } = invariantBuilder;
  if (invariantTemplate?.id !== templateId) {
    const message = "This problem has no such invariant template.";
    return { ok: false, field: "invariantBuilder.templateId", message };
  }
  const open = invariantTemplate.slots.find(({ id, choices: all }) => !all[choices[id] ?? -1]);
  if (open) {
    const message = `Choose one of the answers for "${open.label}".`;
    return { ok: false, field: `invariantBuilder.choices.${open.id}`, message };
  }
  const isKnownWrong = invariantHolds(problem, { text, builderUsed: false }) === false;
  return {
    ok: true,
    invariant: {
      text: sentenceFrom(invariantTemplate, choices),
      builderUsed: true,
      templateId,
      templateChoices: choices,
      ...(text && !isKnownWrong && { ownWords: text }),
    },
  };
}
