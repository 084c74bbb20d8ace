import type { Invariant } from "../attempt/attempt-payloads.ts";
import type { Problem } from "../catalog/problem.ts";
import type { InvariantTemplate } from "../catalog/problem-teaching.ts";

type Choices = Record<string, number>;

export function sentenceFrom({ text, slots }: InvariantTemplate, choices: Choices): string {
  return slots.reduce(
    (sofar, { id, choices: all }) =>
      sofar.replaceAll(`{{${id}}}`, () => all[choices[id] ?? -1]?.text ?? ""),
    text,
  );
}

/** The choices behind an invariant: those made in the builder, or those of the same sentence typed by hand. */
export function choicesBehind(
  { invariantTemplate: template }: Pick<Problem, "invariantTemplate">,
  { text, builderUsed, templateId, templateChoices }: Invariant,
): Choices | null {
  if (!template) return null;
  if (builderUsed) return templateId === template.id ? (templateChoices ?? null) : null;
  return everyChoice(template).find((each) => isSame(sentenceFrom(template, each), text)) ?? null;
}

/** null: the learner used their own words, which the template cannot judge. */
export function invariantHolds(
  problem: Pick<Problem, "invariantTemplate">,
  invariant: Invariant,
): boolean | null {
  const choices = choicesBehind(problem, invariant);
  if (!choices) return null;
  return problem.invariantTemplate?.slots.every(({ id, right }) => choices[id] === right) ?? null;
}

function everyChoice({ slots }: InvariantTemplate): Choices[] {
  return slots.reduce<Choices[]>(
    (sofar, { id, choices }) =>
      sofar.flatMap((each) => choices.map((_, index) => ({ ...each, [id]: index }))),
    [{}],
  );
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
