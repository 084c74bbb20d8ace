import type { Invariant } from "../../entities/attempt/attempt-payloads.ts";
import { choicesBehind } from "../../entities/attempt/invariant-sentence.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Language } from "../../entities/runs/language.ts";
import { valueTextIn } from "../../runs/values/value-text.ts";
import { splitWords } from "../reading/split-words.ts";

const MIN_INVARIANT_WORDS = 5;

/** Says what the learner's sentence would mean; never names the right choice. */
export function invariantFeedback(
  problem: Problem,
  invariant: Invariant,
  language: Language,
): string {
  const choices = choicesBehind(problem, invariant);
  if (!choices) {
    return splitWords(invariant.text).length < MIN_INVARIANT_WORDS
      ? "Say it as a whole sentence: what is true each time before the next value is looked at?"
      : "Keep this sentence beside your code, and check after each round that it still holds.";
  }
  const remarks = (problem.invariantTemplate?.slots ?? []).flatMap((slot) => {
    const index = choices[slot.id] ?? -1;
    const choice = slot.choices[index];
    return choice && index !== slot.right ? [`“${choice.text}”: ${choice.feedback}`] : [];
  });
  return remarks.length > 0
    ? [...remarks, onSmallExample(problem, language)].join(" ")
    : "Yes: this holds before each round, and at the end it gives the answer.";
}

function onSmallExample({ examples, signature }: Problem, language: Language): string {
  const [smallest] = examples.toSorted((one, other) => sizeOf(one.args) - sizeOf(other.args));
  if (!smallest) return "";
  const given = signature.parameters
    .map(({ name }, index) => `${name} = ${valueTextIn(language, smallest.args[index] ?? null)}`)
    .join(", ");
  const result = valueTextIn(language, smallest.expected);
  return `Try your sentence on a small example: ${given}, with the result ${result}. Write down after each round what the sentence says, and compare it with what is really so.`;
}

function sizeOf(args: Problem["examples"][number]["args"]): number {
  return JSON.stringify(args).length;
}
