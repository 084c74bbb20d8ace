import type { ProgramError, TestStatus } from "@foothold/core/runs";
import type { TestFileRun } from "./run-test-files.ts";

export type TestLine = { name: string; status: TestStatus; why: string; stdout: string };

/** The tests of a file with their results; one line without a name if the file itself failed. */
export function testLines({ names, outcome }: TestFileRun): TestLine[] {
  if (outcome.status === "did-not-compile") {
    return [{ name: "", status: "failed", why: errorText(outcome.error), stdout: "" }];
  }
  const [listing] = outcome.tests;
  // A file that was stopped before it listed its tests must not look like a file without tests.
  if (names.length === 0 && Array.isArray(listing?.actual)) return [];
  return outcome.tests.map(({ status, error, stdout }, index) => ({
    name: names[index] ?? "",
    status,
    why: error ? errorText(error) : "",
    stdout,
  }));
}

const errorText = ({ type, message, line }: ProgramError): string =>
  `${type}${message ? `: ${message}` : ""}${line ? ` (line ${line})` : ""}`;

/** "test_mine.py: 1 of 2 pass" */
export function testFileText(run: TestFileRun): string {
  const lines = testLines(run);
  if (lines.length === 0) return `${run.path}: no tests. ${form(run.path)}`;
  const passed = lines.filter(({ status }) => status === "passed").length;
  return `${run.path}: ${passed} of ${lines.length} pass`;
}

const form = (path: string): string =>
  path.endsWith(".py")
    ? "A test is a function whose name begins with test_."
    : 'A test looks like this: test("small", () => assert.equal(…, …));';
