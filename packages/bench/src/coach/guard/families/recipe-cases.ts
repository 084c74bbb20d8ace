import type { Problem } from "@foothold/core/catalog";
import type { FamilyCase } from "./family-cases.ts";

/** Other words for what key steps are told with; a tutor does not use the author's words. */
const otherWords: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bKeep\b/g, "Hold on to"],
  [/\bkeep\b/g, "hold on to"],
  [/\bGo through\b/g, "Step over"],
  [/\bgo through\b/g, "step over"],
  [/\breturn\b/gi, "hand back"],
  [/\blist\b/g, "row"],
  [/\bnumbers?\b/g, "value"],
  [/\bposition\b/g, "spot"],
  [/\bcharacters?\b/g, "letter"],
  [/\blook at\b/g, "inspect"],
  [/\bmove\b/g, "shift"],
  [/\blarger\b/g, "bigger"],
  [/\bsmallest\b/g, "least"],
  [/\blargest\b/g, "biggest"],
  [/\bIf\b/g, "Whenever"],
  [/\bstart\b/g, "begin"],
  [/\bcount\b/g, "tally"],
  [/\badd\b/g, "put in"],
];

const inOtherWords = (step: string): string =>
  otherWords.reduce((text, [word, other]) => text.replaceAll(word, other), step);

/** The way to the solution in prose: in the author's words, in others, backwards, and a step a reply. */
export function recipeCases(problem: Problem): FamilyCase[] {
  const steps = problem.keySteps;
  const said = steps.map(inOtherWords);
  const texts: Record<string, string> = {
    "key steps": steps.join(" "),
    "a list": steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
    "other words": said.join(" "),
    "second person": said
      .map((step) => `You ${step[0]?.toLowerCase()}${step.slice(1)}`)
      .join(" After that: "),
    backwards: steps.toReversed().join(" Before that: "),
    walkthrough: problem.walkthrough,
  };
  return (["javascript", "python"] as const).flatMap((language) =>
    Object.entries(texts).map(([family, text]) => ({
      family: `recipe: ${family}`,
      problem: problem.slug,
      leaks: true,
      language,
      code: problem.starterCode[language],
      text,
    })),
  );
}
