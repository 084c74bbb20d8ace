import type { Invariant } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { InvariantTemplate } from "../../entities/catalog/problem-teaching.ts";
import { splitWords, type Word } from "./split-words.ts";

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

/** Shorter phrases ("empty", "no drop") occur in right sentences too. */
const LEAST_PHRASE_WORDS = 3;

/** The wrong choices that the learner's own words repeat. They lead to a question, not a verdict: the words may mean more. */
export function wrongChoicesIn({ slots }: InvariantTemplate, text: string): Choices {
  const said = splitWords(text);
  const isSaid = (phrase: string) => {
    const words = splitWords(phrase);
    return words.length >= LEAST_PHRASE_WORDS && containsPhrase(said, words);
  };
  return Object.fromEntries(
    slots.flatMap(({ id, choices, right }) => {
      if (isSaid(choices[right]?.text ?? "")) return [];
      const index = choices.findIndex((choice) => isSaid(choice.text));
      return index < 0 ? [] : [[id, index]];
    }),
  );
}

function containsPhrase(said: readonly Word[], phrase: readonly Word[]): boolean {
  return said.some((_, from) =>
    phrase.every(({ stem }, index) => said[from + index]?.stem === stem),
  );
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
