import type { Invariant } from "../../entities/attempt/attempt-payloads.ts";
import { choicesBehind } from "../../entities/attempt/invariant-sentence.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Counterexample } from "../../entities/catalog/problem-teaching.ts";
import type { Language } from "../../entities/runs/language.ts";
import { valueTextIn } from "../../runs/values/value-text.ts";
import { splitWords } from "../reading/split-words.ts";

const MIN_INVARIANT_WORDS = 5;
export const SENTENCE_WANTED =
  "Say it as a whole sentence: what is true each time before the next value is looked at?";

/** Says what the learner's sentence would mean; never names the right choice. */
export function invariantFeedback(
  problem: Problem,
  invariant: Invariant,
  language: Language,
): string {
  const choices = choicesBehind(problem, invariant);
  if (!choices) {
    return splitWords(invariant.text).length < MIN_INVARIANT_WORDS
      ? SENTENCE_WANTED
      : "Keep this sentence beside your code, and check after each round that it still holds.";
  }
  const remarks = (problem.invariantTemplate?.slots ?? []).flatMap((slot) => {
    const index = choices[slot.id] ?? -1;
    const choice = slot.choices[index];
    if (!choice || index === slot.right) return [];
    const shown = choice.counterexample && onSmallInput(problem, choice.counterexample, language);
    return [[`“${choice.text}”: ${choice.feedback}`, ...(shown ? [shown] : [])].join(" ")];
  });
  return remarks.length > 0
    ? remarks.join("\n\n")
    : "Yes: this holds before each round, and at the end it gives the answer.";
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
