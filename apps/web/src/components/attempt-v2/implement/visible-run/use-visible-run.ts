"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { OwnTest } from "@foothold/core/own-test";
import type { RunOutcome } from "@foothold/core/runs";
import type { Engine } from "../engine/use-engine.ts";
import { type EngineTask, useEngineTask } from "../engine/use-engine-task.ts";
import type { TestFileRun } from "../own-results/run-test-files.ts";
import { recordBrowserRun, seenFileTests, seenTests } from "./browser-run.ts";
import { visibleRequest } from "./visible-request.ts";

/** What runs beside the visible tests, as typed when the run began. */
export type OwnWork = {
  tests: readonly OwnTest[];
  /** Why `tests.json` cannot be read; null when it can. */
  unreadable: string | null;
  /** Every file of the workspace, for the test files among them. */
  contents: Record<string, string>;
};
export type VisibleOutcome = {
  outcome: RunOutcome;
  own: OwnWork;
  testFiles: readonly TestFileRun[];
};
export type VisibleRun = EngineTask<VisibleOutcome>;

/** Runs the visible tests, and after them the learner's own and their test files, in this browser. */
export function useVisibleRun(
  engine: Engine,
  problem: ProblemView,
  attempt: Pick<AttemptView, "id" | "language">,
) {
  const { task, start, cancel } = useEngineTask<VisibleOutcome>(engine);
  return {
    run: task,
    cancel,
    start: (code: string, own: OwnWork) =>
      start(async (runner, signal) => {
        const { language } = attempt;
        const request = visibleRequest(problem, { language, code }, own.tests);
        const outcome = await runner.run(request, signal);
        const record = (fileTests: Parameters<typeof seenTests>[4] = []) =>
          recordBrowserRun(
            attempt,
            code,
            seenTests(problem, language, outcome, own.tests, fileTests),
          );
        record();
        if (!hasTestFiles(own)) return { outcome, own, testFiles: [] };
        const [{ runTestFiles }, { testLines }] = await testFileModules();
        const testFiles = await runTestFiles(runner, { ...own, language }, signal);
        record(seenFileTests(testFiles.map((run) => ({ path: run.path, lines: testLines(run) }))));
        return { outcome, own, testFiles };
      }),
  };
}

const testFileModules = () =>
  Promise.all([
    import("../own-results/run-test-files.ts"),
    import("../own-results/test-file-words.ts"),
  ]);

const hasTestFiles = ({ contents }: OwnWork): boolean =>
  Object.keys(contents).some((path) => path.startsWith("test_"));
