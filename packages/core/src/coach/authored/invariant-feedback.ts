import type { Invariant } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Counterexample } from "../../entities/catalog/problem-teaching.ts";
import type { Language } from "../../entities/runs/language.ts";
import { valueTextIn } from "../../runs/values/value-text.ts";
import { isStatement } from "../../text/is-statement.ts";
import { choicesBehind, wrongChoicesIn } from "../reading/invariant-sentence.ts";

export const SENTENCE_WANTED =
  "Say it as a whole sentence: what is true each time before the next value is looked at?";

const NOT_CHECKED = "Nobody can run a sentence in your own words, so this one is not checked.";
export const CHOICES_WANTED =
  "Now say the same with the choices of the sentence: they are tried on small inputs. Your own words are kept beside it.";

/** Says what the learner's sentence would mean; never names the right choice. */
export function invariantFeedback(
  problem: Problem,
  invariant: Invariant,
  language: Language,
): string {
  const choices = choicesBehind(problem, invariant);
  if (!choices) return ownWordsFeedback(problem, invariant.text, language);
  const remarks = remarksOn(problem, choices, language);
  return remarks.length > 0
    ? remarks.join("\n\n")
    : "Yes: this holds before each round, and at the end it gives the answer.";
}

function ownWordsFeedback(problem: Problem, text: string, language: Language): string {
  if (!isStatement(text)) return SENTENCE_WANTED;
  const { invariantTemplate: template } = problem;
  const remarks = template ? remarksOn(problem, wrongChoicesIn(template, text), language) : [];
  return [NOT_CHECKED, ...remarks].join("\n\n");
}

/** One for each wrong choice. */
function remarksOn(
  problem: Problem,
  choices: Record<string, number>,
  language: Language,
): string[] {
  return (problem.invariantTemplate?.slots ?? []).flatMap((slot) => {
    const index = choices[slot.id] ?? -1;
    const choice = slot.choices[index];
    if (!choice || index === slot.right) return [];
    const shown = choice.counterexample && onSmallInput(problem, choice.counterexample, language);
    return [[`“${choice.text}”: ${choice.feedback}`, ...(shown ? [shown] : [])].join(" ")];
  });
}

function onSmallInput(
  { signature }: Problem,
  { args, when, says, is }: Counterexample,
  language: Language,
): string {
  const given = signature.parameters
    .map(({ name }, index) => `${name} = ${valueTextIn(language, args[index] ?? null)}`)
    .join(", ");
  return `Try it with ${given}: ${when}, by your sentence ${says}, but ${is}.`;
}
