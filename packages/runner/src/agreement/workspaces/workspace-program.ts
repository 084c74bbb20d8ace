import type { RunRequest, RunValue } from "@foothold/core/runs";
import type { AgreedProgram } from "../programs.ts";

type Files = Record<string, string>;
type Language = RunRequest["language"];
type Told = AgreedProgram["tests"][number];

const filesOf = (files: Files) =>
  Object.entries(files).map(([path, content]) => ({ path, content }));

/** `path` is run as a script, or its tests are, with all `files` beside it. */
const file =
  (mode: "script" | "tests") =>
  (
    name: string,
    language: Language,
    path: string,
    files: Files,
    calls: readonly (readonly [args: RunValue[], told: Told])[],
  ): AgreedProgram => {
    const { [path]: code = "", ...others } = files;
    const tests = calls.map(([args]) => ({ args, expected: null }));
    const neighbours = filesOf(others);
    const request = { language, code, path, neighbours, mode, entryPoint: "main", tests };
    const told = calls.map(([, each]) => each);
    const status = told.every((each) => each.status === "passed") ? "passed" : "failed";
    return { name, request, status, tests: told };
  };
export const script = file("script");
export const testFile = file("tests");

export const printed = (stdout: string): Told => ({ status: "passed", stdout });
export const raised = (error: Told["error"]): Told => ({
  status: "errored",
  ...(error && { error }),
});
/** The names of the tests; they are a result, not the null of a script. */
export const named = (...actual: string[]): Told => ({ status: "failed", actual });
export const unread = (
  name: string,
  language: Language,
  path: string,
  files: Files,
  error: NonNullable<AgreedProgram["error"]>,
): AgreedProgram => ({
  ...script(name, language, path, files, [[[], { status: "not-run" }]]),
  status: "did-not-compile",
  error,
});
