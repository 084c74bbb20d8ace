import type { FileContents } from "../../entities/attempt/change-set.ts";
import type { StopSignal } from "../../entities/coach/text-model.ts";
import type { Language } from "../../entities/runs/language.ts";
import type { RunMode, RunOutcome, RunRequest, RunValue } from "../../entities/runs/run.ts";
import type { Runner } from "../../ports/runs.ts";

/** For each test of a test file. The first one includes rewriting the assertions of the file, which is slow in some browsers. */
const FILE_TEST_LIMIT_MS = 5_000;

/** The most tests of one file that are run. */
export const MAX_FILE_TESTS = 50;

export type WorkspaceFileRun = {
  language: Language;
  path: string;
  /** Every file of the workspace, this one too. */
  contents: FileContents;
  requester: string;
};

/** The file from top to bottom, with its command line. */
export function runScript(
  { run }: Pick<Runner, "run">,
  file: WorkspaceFileRun,
  args: readonly string[],
  signal?: StopSignal,
): Promise<RunOutcome> {
  return run(requestOf(file, "script", [[...args]]), signal);
}

/** Every test of the file, each with its name; first the file is asked which it has. */
export async function runTestFile(
  { run }: Pick<Runner, "run">,
  file: WorkspaceFileRun,
  signal?: StopSignal,
): Promise<{ names: string[]; outcome: RunOutcome }> {
  const found = await run(requestOf(file, "tests", [[]]), signal);
  const listed = found.tests[0]?.actual;
  const names = Array.isArray(listed) ? listed.slice(0, MAX_FILE_TESTS).map(String) : [];
  if (names.length === 0) return { names, outcome: found };
  const calls = names.map((_, index) => [index]);
  return { names, outcome: await run(requestOf(file, "tests", calls), signal) };
}

function requestOf(
  { language, path, contents, requester }: WorkspaceFileRun,
  mode: RunMode,
  calls: readonly RunValue[][],
): RunRequest {
  const { [path]: code = "", ...others } = contents;
  return {
    language,
    code,
    path,
    neighbours: Object.entries(others).map(([name, content]) => ({ path: name, content })),
    mode,
    entryPoint: "main",
    ...(mode === "tests" && { limits: { testMs: FILE_TEST_LIMIT_MS } }),
    tests: calls.map((args) => ({ args, expected: null })),
    requester,
  };
}
