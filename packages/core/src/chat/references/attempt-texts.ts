import type { CoachContext } from "../../ports/coach/coach-context.ts";
import { resultBrief } from "../../prompts/work-brief.ts";
import { lastResults } from "../../runs/last-results.ts";
import { valueText } from "../../runs/values/value-text.ts";

const LINES_AROUND = 2;

/** A line with those around it, numbered; null where there is no such line. */
export function lineText(code: string, number: number): string | null {
  const lines = code.split("\n");
  if (number < 1 || number > lines.length) return null;
  const first = Math.max(1, number - LINES_AROUND);
  return lines
    .slice(first - 1, number + LINES_AROUND)
    .map((line, index) => `${first + index}: ${line}`)
    .join("\n");
}

/** A test and its result; of a hidden one only its purpose. */
export function testText({ problem, attempt }: CoachContext, number: number): string {
  const result = lastResults(attempt).find(({ index }) => index === number - 1);
  if (result) return resultBrief(result);
  const test = problem.tests[number - 1];
  if (!test) return "";
  if (test.hidden) return `Test ${number} (${test.purpose}): its values are hidden.`;
  const input = test.args.map((arg) => valueText(arg)).join(", ");
  return `Test ${number} (${test.purpose}): input ${input}; expected ${valueText(test.expected)}; not run yet.`;
}

/** Where an error came up in the learner's last runs; null where it did not. */
export function errorText({ attempt, seen }: CoachContext, name: string): string | null {
  const inRun = lastResults(attempt).find(
    (result) => !result.hidden && result.error?.type === name,
  );
  if (inRun) return resultBrief(inRun);
  const inBrowser = seen?.tests?.tests.find(({ got }) => got.includes(name));
  return inBrowser ? `In the browser, ${inBrowser.purpose}: ${inBrowser.got}` : null;
}
