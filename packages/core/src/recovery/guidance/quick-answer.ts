import type { Problem, ProblemSummary } from "../../entities/catalog/problem.ts";
import type { QuickOption } from "../../entities/recovery/guidance.ts";

type Words = (problem: Problem, simpler: ProblemSummary | null) => string;

const words: Record<QuickOption, Words> = {
  "break-into-steps": ({ hints, examples }) =>
    [
      "Break it into smaller steps:",
      `1. Do the first example by hand: ${JSON.stringify(examples[0]?.args ?? [])}.`,
      `2. ${hints[0] ?? "Say what you look at first."}`,
      "3. Write only that much, run it, and look before you go on.",
    ].join("\n"),
  "try-different-approach": ({ discovery }) =>
    `Put your code aside for a moment and try a different approach. ${discovery[0]?.question ?? "What would you remember if you could look at each value only once?"}`,
  "simpler-problem": (_, simpler) =>
    simpler
      ? `Solve “${simpler.title}” first; it is the same idea, smaller. Then come back to this one.`
      : "Make the problem smaller: solve it for an input of one, then of two, and see what changes.",
  skip: () =>
    "Leave this one for now and take another. What you wrote stays, and you can come back.",
  "free-text": () => "",
};

export function quickAnswer(
  option: QuickOption,
  problem: Problem,
  simpler: ProblemSummary | null,
): string {
  return words[option](problem, simpler);
}
