import type { Problem } from "../../../entities/catalog/problem.ts";

/** A shorter sentence could be part of anything. */
const LEAST_LENGTH = 20;

/** Leaves out sentences that stand in the problem as the learner reads it: they tell nothing new. */
export function withoutPublishedText(reply: string, problem: Problem): string {
  const { statement, constraints, examples } = problem;
  const texts = [statement, ...constraints, ...examples.map(({ explanation }) => explanation)];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/));
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= LEAST_LENGTH)
    .reduce((rest, sentence) => rest.replaceAll(sentence, "\n"), reply);
}
