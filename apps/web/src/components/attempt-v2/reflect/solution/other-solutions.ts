import type { SolutionView } from "@foothold/core/attempt";
import type { Language } from "@foothold/core/runs";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { dateTimeText } from "#components/ui/date-time-text.ts";

type OtherSolution = { key: string; name: string; code: string };

/** The solutions to compare with: the learner's earlier ones, named by day and time, and the author's. */
export function otherSolutions(
  language: Language,
  { solutions, earlier }: Pick<SolutionView, "solutions" | "earlier">,
  timeZone?: string,
): OtherSolution[] {
  const own = earlier.map(({ attemptId, finishedAt, language: written, code }) => ({
    key: attemptId,
    name: `Yours of ${dateTimeText(finishedAt, timeZone)}, ${languageNames[written]}`,
    code,
  }));
  const authored = solutions.find((each) => each.language === language);
  return authored ? [...own, { key: "author", name: "The author’s", code: authored.code }] : own;
}
