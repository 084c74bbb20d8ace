"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { OwnTest } from "@foothold/core/own-test";
import type { RunOutcome } from "@foothold/core/runs";
import type { Engine } from "../engine/use-engine.ts";
import { type EngineTask, useEngineTask } from "../engine/use-engine-task.ts";
import type { TestFileRun } from "../own-results/run-test-files.ts";
import { recordBrowserRun, seenTests } from "./browser-run.ts";
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
        recordBrowserRun(attempt, code, seenTests(problem, language, outcome, own.tests));
        const testFiles = hasTestFiles(own)
          ? await (await runsTestFiles()).runTestFiles(runner, { ...own, language }, signal)
          : [];
        return { outcome, own, testFiles };
      }),
  };
}

const runsTestFiles = () => import("../own-results/run-test-files.ts");

const hasTestFiles = ({ contents }: OwnWork): boolean =>
  Object.keys(contents).some((path) => path.startsWith("test_"));
