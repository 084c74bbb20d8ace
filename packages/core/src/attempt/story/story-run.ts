import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { BrokenRule, ProgramError, RunStatus } from "../../entities/runs/run.ts";

export type StoryRun = { at: string; outcome: RunStatus; passed: number; total: number };

/** A run, with the reason why the program was not judged by its tests, if there is one. */
export type ExplainedRun = StoryRun & {
  compileError: ProgramError | null;
  brokenRules: BrokenRule[];
};

export function storyRun(event: AttemptEvent<"tests-run">): StoryRun {
  const { outcome, testResults } = event.details;
  const passed = testResults.filter(({ status }) => status === "passed").length;
  return { at: event.at, outcome, passed, total: testResults.length };
}

export function explainedRun(event: AttemptEvent<"tests-run">): ExplainedRun {
  const { compileError, brokenRules } = event.details;
  return {
    ...storyRun(event),
    compileError: compileError ?? null,
    brokenRules: brokenRules ?? [],
  };
}
