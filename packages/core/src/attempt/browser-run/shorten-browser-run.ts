import type { BrowserRun } from "../../entities/runs/browser-run.ts";

/** In characters, so that a stored run stays below a draft's limit. */
export const MAX_STORED_TEXT = 120;
export const MAX_STORED_FAILURES = 6;
/** Of the learner's own tests and those of test files together. */
export const MAX_STORED_OWN = 4;
export const MAX_STORED_FILE_TESTS = 2;

type Ran = { status: string; got: string; printed: string };

/** What is stored of a run: every status, and the values of the first failures. */
export function shortenBrowserRun(run: BrowserRun): BrowserRun {
  if (run.kind === "own-input") {
    const { input, got, printed } = run;
    return { ...run, input: oneLine(input), got: oneLine(got), printed: oneLine(printed) };
  }
  const fileTests = failedFirst(run.fileTests).slice(0, MAX_STORED_FILE_TESTS);
  const own = failedFirst(run.own).slice(0, MAX_STORED_OWN - fileTests.length);
  return {
    ...run,
    problem: run.problem === null ? null : oneLine(run.problem),
    tests: failedFirst(run.tests).map(shortenResult),
    own: own.map((test) => ({
      ...shortenResult(test, 0),
      input: oneLine(test.input),
      expected: oneLine(test.expected),
    })),
    fileTests: fileTests.map((test) => ({
      ...shortenResult(test, 0),
      path: oneLine(test.path),
      name: oneLine(test.name),
    })),
  };
}

function failedFirst<Test extends Ran>(tests: readonly Test[]): Test[] {
  const passed = ({ status }: Test) => status === "passed";
  return [...tests.filter((test) => !passed(test)), ...tests.filter(passed)];
}

function shortenResult<Test extends Ran>(test: Test, place: number): Test {
  const kept = place < MAX_STORED_FAILURES;
  return {
    ...test,
    got: kept ? oneLine(test.got) : "",
    printed: kept ? oneLine(test.printed) : "",
  };
}

/** One line without control characters, which PostgreSQL cannot store or JSON would write with six characters each. */
function oneLine(text: string): string {
  const line = text
    .slice(0, 2 * MAX_STORED_TEXT)
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  if (characters.length <= MAX_STORED_TEXT) return line;
  return `${characters.slice(0, MAX_STORED_TEXT).join("")}…`;
}
