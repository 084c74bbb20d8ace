import type { Problem, ProblemSummary } from "../../entities/catalog/problem.ts";
import type { QuickOption } from "../../entities/recovery/guidance.ts";
import { valueText } from "../../runs/values/value-text.ts";
import { goesTheSameWay } from "../ways-out/simpler-problem.ts";

type Words = (problem: Problem, simpler: ProblemSummary | null) => string;

const words: Record<QuickOption, Words> = {
  "break-into-steps": (problem) =>
    [
      `Break “${problem.title}” into steps and do one at a time:`,
      ...stepsOf(problem).map((step, at) => `${at + 1}. ${step}`),
    ].join("\n"),
  "try-different-approach": ({ discovery }) =>
    `Put your code aside for a moment and try a different approach. ${discovery[0]?.question ?? "What would you remember if you could look at each value only once?"}`,
  "simpler-problem": (problem, simpler) => {
    if (!simpler)
      return "Make the problem smaller: solve it for an input of one, then of two, and see what changes.";
    const why = goesTheSameWay(problem, simpler)
      ? "it is the same idea, smaller"
      : "this one builds on it";
    return `Solve “${simpler.title}” first; ${why}. Then come back to this one.`;
  },
  skip: () =>
    "You may leave this step for now. What is still open is noted, what you wrote stays, and you can come back.",
  "free-text": () => "",
};

/** Steps for this problem: its first example, question and hint, a run, and its first constraint. */
function stepsOf({ examples, discovery, hints, constraints }: Problem): string[] {
  const [example] = examples;
  const inputs = example?.args.map((arg) => valueText(arg)).join(", ");
  return [
    example
      ? `Do the first example by hand: for ${inputs} it has to be ${valueText(example.expected)}. Write down every value on the way.`
      : "",
    discovery[0] ? `Answer for yourself: ${discovery[0].question}` : "",
    hints[0] ? `Write only this much: ${hints[0]}` : "",
    "Run it, and look at the first test that does not pass before you change anything else.",
    constraints[0] ? `Last, check the edge: ${constraints[0]}` : "",
  ].filter(Boolean);
}

export function quickAnswer(
  option: QuickOption,
  problem: Problem,
  simpler: ProblemSummary | null,
): string {
  return words[option](problem, simpler);
}
