import type { Guessed } from "./guessed.ts";

const LINE = /\bline\s{1,3}(\d{1,4})\b/gi;
const MOST_LINES = 2;

/** How often the lines that the learner names ran for this input. */
export function describeGuessedLines({ guess, recorded, code }: Guessed): string {
  if (!recorded || recorded.steps.length === 0) return "";
  const count = code.split("\n").length;
  const named = [...guess.matchAll(LINE)].map(([, digits]) => Number(digits));
  const lines = [...new Set(named)].filter((line) => line >= 1 && line <= count);
  return lines
    .slice(0, MOST_LINES)
    .map((line) => {
      const times = recorded.steps.filter(
        (step) => step.line === line && step.event === "step_line",
      ).length;
      const until = recorded.cut === null ? "" : " in the steps that were recorded";
      if (times === 0) return `Line ${line} was not reached for this input${until}.`;
      return `Line ${line} ran ${times === 1 ? "once" : `${times} times`} for this input${until}.`;
    })
    .join(" ");
}
