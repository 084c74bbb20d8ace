import type { Mode } from "../entities/attempt/attempt-mode.ts";
import type { Invariant } from "../entities/attempt/attempt-payloads.ts";
import type { Problem, Rung } from "../entities/catalog/problem.ts";
import type { InvariantTemplate } from "../entities/catalog/problem-teaching.ts";

export const BUILDER_MAX_RUNG = 2;

/** Offered, not forced: free text is taken on every rung. */
export function isBuilderOffered(mode: Mode, rung: Rung): boolean {
  return mode === "BEGINNER" && rung <= BUILDER_MAX_RUNG;
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
      text: text || sentence(invariantTemplate, choices),
      builderUsed: true,
      templateId,
      templateChoices: choices,
    },
  };
}

function sentence({ text, slots }: InvariantTemplate, choices: Record<string, number>): string {
  return slots.reduce(
    (sofar, { id, choices: all }) =>
      sofar.replaceAll(`{{${id}}}`, () => all[choices[id] ?? -1]?.text ?? ""),
    text,
  );
}
