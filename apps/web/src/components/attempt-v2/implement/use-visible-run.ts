"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { RunOutcome } from "@foothold/core/runs";
import { recordBrowserRun, seenTests } from "./browser-run.ts";
import type { Engine } from "./engine/use-engine.ts";
import { type EngineTask, useEngineTask } from "./engine/use-engine-task.ts";
import type { OwnTest } from "./own-input/own-test.ts";
import { visibleRequest } from "./visible-request.ts";

/** The outcome, and the learner's own tests as they were when the run began. */
export type VisibleOutcome = { outcome: RunOutcome; ownTests: readonly OwnTest[] };
export type VisibleRun = EngineTask<VisibleOutcome>;

/** Runs the visible tests, and after them the learner's own, in this browser. */
export function useVisibleRun(
  engine: Engine,
  problem: ProblemView,
  attempt: Pick<AttemptView, "id" | "language">,
) {
  const { task, start, cancel } = useEngineTask<VisibleOutcome>(engine);
  return {
    run: task,
    cancel,
    start: (code: string, ownTests: readonly OwnTest[]) =>
      start(async (runner, signal) => {
        const { language } = attempt;
        const request = visibleRequest(problem, { language, code }, ownTests);
        const outcome = await runner.run(request, signal);
        recordBrowserRun(attempt, code, seenTests(problem, language, outcome, ownTests));
        return { outcome, ownTests };
      }),
  };
}
