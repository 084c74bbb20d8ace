import type { Mode } from "../../entities/attempt/attempt-mode.ts";
import type { Invariant } from "../../entities/attempt/attempt-payloads.ts";
import { invariantHolds, sentenceFrom } from "../../entities/attempt/invariant-sentence.ts";
import type { Problem, Rung } from "../../entities/catalog/problem.ts";
import { isStatement } from "../../text/is-statement.ts";
import type { InvariantStanding } from "../../validation/attempt-v2-moves.ts";

export const BUILDER_MAX_RUNG = 2;

/** Free text is accepted on every rung as well. */
export function isBuilderOffered(mode: Mode, rung: Rung): boolean {
  return mode === "BEGINNER" && rung <= BUILDER_MAX_RUNG;
}

/**
 * A beginner must give an invariant on the rungs with the builder, and a word or two is none; a sentence that is known to
 * be wrong is wrong everywhere.
 */
export function invariantStanding(
  problem: Pick<Problem, "invariantTemplate" | "rung">,
  invariant: Invariant | null,
): InvariantStanding {
  const isGiven = invariant !== null && (invariant.builderUsed || isStatement(invariant.text));
  if (!isGiven) return problem.rung <= BUILDER_MAX_RUNG ? "missing" : "fine";
  return invariantHolds(problem, invariant) === false ? "wrong" : "fine";
}

export type InvariantInput = {
  invariantText?: string | undefined;
  invariantBuilder?: { templateId: string; choices: Record<string, number> } | undefined;
};

export type BuiltInvariant =
  | { ok: true; invariant: Invariant | null }
  | { ok: false; field: string; message: string };

export function buildInvariant(
  { invariantTemplate }: Pick<Problem, "invariantTemplate">,
  { invariantText, invariantBuilder }: InvariantInput,
): BuiltInvariant {
  const text = invariantText?.trim() ?? "";
  if (!invariantBuilder) {
    return { ok: true, invariant: text ? { text, builderUsed: false } : null };
  }
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
  return {
    ok: true,
    invariant: {
      text: text || sentenceFrom(invariantTemplate, choices),
      builderUsed: true,
      templateId,
      templateChoices: choices,
    },
  };
}
