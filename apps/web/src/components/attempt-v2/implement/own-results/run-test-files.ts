import { judgePath } from "@foothold/core/file-kind";
import type { Language, Runner, RunOutcome } from "@foothold/core/runs";
import { runTestFile } from "@foothold/core/workspace-run";

export type TestFileRun = { path: string; names: readonly string[]; outcome: RunOutcome };

type Workspace = { language: Language; contents: Record<string, string> };

/** Runs the test files of a workspace in a row. Each may import the other files. */
export async function runTestFiles(
  runner: Pick<Runner, "run">,
  { language, contents }: Workspace,
  signal?: AbortSignal,
): Promise<TestFileRun[]> {
  const runs: TestFileRun[] = [];
  for (const path of Object.keys(contents)) {
    const verdict = judgePath(path, language);
    if (!verdict.allowed || verdict.kind !== "test-file") continue;
    const file = { language, path, contents, requester: "browser" };
    runs.push({ path, ...(await runTestFile(runner, file, signal)) });
  }
  return runs;
}
