import type { SeenRuns } from "../entities/runs/browser-run.ts";
import { valueText } from "../runs/values/value-text.ts";

/** What the learner saw in their browser, marked as such; empty without a run. */
export function seenRunsBrief(seen: SeenRuns | null | undefined): string {
  const lines = [...testLines(seen?.tests ?? null), ...inputLines(seen?.ownInput ?? null)];
  if (lines.length === 0) return "";
  return ["Run in the learner's browser, not checked by the server:", ...lines].join("\n");
}

function testLines(run: SeenRuns["tests"]): string[] {
  if (!run) return [];
  const { tests, own, fileTests } = run;
  const passed = countPassed(tests);
  return [
    `${passed} of ${tests.length} visible tests pass.${sinceText(run)}`,
    ...(run.problem ? [`The program was refused: ${run.problem}`] : []),
    ...tests
      .filter(({ status, got }) => status !== "passed" && got !== "")
      .map(
        ({ purpose, status, args, expected, got, printed }) =>
          `Visible test (${purpose}): ${status}; input ${args.map((arg) => valueText(arg)).join(", ")}; expected ${valueText(expected)}; got ${got}${printedText(printed)}`,
      ),
    ...own.map(
      ({ input, status, expected, got, printed }) =>
        `A test of their own: ${status}; input ${input}; they expect ${expected}; got ${got}${printedText(printed)}`,
    ),
    ...fileTests.map(
      ({ path, name, status, got, printed }) =>
        `A test in their ${path}${name && ` (${name})`}: ${status}${got && `; ${got}`}${printedText(printed)}`,
    ),
  ];
}

function inputLines(run: SeenRuns["ownInput"]): string[] {
  if (!run) return [];
  return [
    `On an input of their own: ${run.input}; got ${run.got}${printedText(run.printed)}.${sinceText(run)}`,
  ];
}

const sinceText = ({ changedSince }: { changedSince: boolean }) =>
  changedSince ? " The code was changed since." : "";
const printedText = (printed: string) => (printed ? `; printed ${printed}` : "");

export function countPassed(tests: readonly { status: string }[]): number {
  return tests.filter(({ status }) => status === "passed").length;
}
