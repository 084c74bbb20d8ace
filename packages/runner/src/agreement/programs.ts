import type { RunRequest, RunStatus, RunValue, TestStatus } from "@foothold/core/runs";

type AgreedError = {
  type?: string;
  message?: string;
  line?: number;
  column?: number;
  path?: string;
};

/** What the engines on the server and in the browser must both say about one program. */
export type AgreedProgram = {
  name: string;
  request: RunRequest;
  status: RunStatus;
  tests: {
    status: TestStatus;
    actual?: RunValue;
    error?: AgreedError;
    stdout?: string;
  }[];
  error?: AgreedError;
  brokenRules?: { rule: string; line?: number }[];
};

type Parts = Omit<RunRequest, "language" | "code" | "entryPoint" | "tests"> & {
  args?: RunValue[];
  expected?: RunValue;
};

/** One test of a function `f`. */
export const oneTest = (
  language: RunRequest["language"],
  code: string,
  { args = [], expected = null, ...rest }: Parts = {},
): RunRequest => ({ language, code, entryPoint: "f", tests: [{ args, expected }], ...rest });

/** A value that is returned as it is, written as a literal of the language. */
export const gives = (
  name: string,
  language: RunRequest["language"],
  code: string,
  actual: RunValue,
  parts: Parts = {},
): AgreedProgram => ({
  name,
  request: oneTest(language, code, { expected: actual, ...parts }),
  status: "passed",
  tests: [{ status: "passed", actual }],
});

export const errs = (
  name: string,
  language: RunRequest["language"],
  code: string,
  error: AgreedError,
): AgreedProgram => ({
  name,
  request: oneTest(language, code),
  status: "failed",
  tests: [{ status: "errored", error }],
});
