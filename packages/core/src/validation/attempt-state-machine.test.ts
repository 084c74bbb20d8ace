import { describe, expect, test } from "vitest";
import { attemptStates } from "../entities/attempt.ts";
import { v2Steps } from "../entities/attempt-v2.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";
import { aLegacyAttempt } from "../testing/builders/attempt-builders.ts";
import {
  decideLegacyMove,
  legacyTransitions,
  legacyTriggers,
  stateOfStep,
} from "./attempt-state-machine.ts";

const result = (status: "passed" | "failed"): TestResultData => ({
  index: 0,
  status,
  hidden: true,
  purpose: "any",
});
const testResults = [result("passed")];

const pairs = attemptStates.flatMap((state) =>
  legacyTriggers.map((trigger) => {
    const row: Partial<Record<string, string>> = legacyTransitions[state];
    return { state, trigger, to: row[trigger] };
  }),
);

describe("the older flow", () => {
  test.each(pairs.filter(({ to }) => to))("at $state, $trigger leads to $to", (pair) => {
    const attempt = aLegacyAttempt({ state: pair.state, testResults });
    expect(decideLegacyMove(attempt, pair.trigger)).toEqual({ allowed: true, to: pair.to });
  });

  test.each(pairs.filter(({ to }) => !to))("$state refuses $trigger", ({ state, trigger }) => {
    expect(decideLegacyMove(aLegacyAttempt({ state, testResults }), trigger)).toEqual({
      allowed: false,
      reason: "wrong-step",
      state,
    });
  });

  test("goes Approach, Code, Test, done, and back to the code from the tests", () => {
    expect(legacyTransitions.APPROACH["submit-approach"]).toBe("CODE");
    expect(legacyTransitions.CODE["submit-code"]).toBe("TEST");
    expect(legacyTransitions.TEST.retry).toBe("CODE");
    expect(legacyTransitions.TEST.finish).toBe("DONE");
    expect(legacyTransitions.DONE).toEqual({});
  });

  test.each([
    ["without a run", { testResults: null }, "tests-failed"],
    ["after an empty run", { testResults: [] }, "tests-failed"],
    ["after a failed run", { testResults: [result("failed")] }, "tests-failed"],
    ["with a recap owed", { testResults, recapRequired: true }, "recap-required"],
  ])("is not finished %s", (_name, given, reason) => {
    const attempt = aLegacyAttempt({ state: "TEST", ...given });
    expect(decideLegacyMove(attempt, "finish")).toMatchObject({ allowed: false, reason });
  });

  test("has a word for every new step, in order", () => {
    const order = v2Steps.map((step) => attemptStates.indexOf(stateOfStep[step]));
    expect(order).toEqual([...order].sort());
  });
});
