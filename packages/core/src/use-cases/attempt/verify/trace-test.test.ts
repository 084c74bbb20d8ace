import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { traceTest } from "./trace-test.ts";

describe("tracing a test", () => {
  test("follows the submitted code on a visible test, and changes nothing", async () => {
    const { deps, attemptId, actor, stored } = await atStep("VERIFY");
    const before = await stored();
    const trace = await traceTest(deps, { attemptId, testIndex: 0 }, actor);
    expect(trace.result).toEqual({ kind: "returned", value: 3 });
    expect(await stored()).toEqual(before);
  });

  test("asks where it goes wrong, by what the problem expects", async () => {
    const { deps, attemptId, actor } = await atStep("VERIFY");
    const { trace } = deps.runner;
    const asked: unknown[] = [];
    deps.runner.trace = async (request) => {
      asked.push(request.judge);
      return trace(request);
    };
    await traceTest(deps, { attemptId, testIndex: 0 }, actor);
    expect(asked).toEqual([{ expected: 3, comparison: { kind: "exact" } }]);
  });

  test.each([
    ["a hidden test", 2],
    ["no test", 99],
  ])("of %s is refused by name", async (_name, testIndex) => {
    const { deps, attemptId, actor } = await atStep("VERIFY");
    await expect(traceTest(deps, { attemptId, testIndex }, actor)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "testIndex" }] },
    });
  });

  test("keeps notes, also when the runner throws", async () => {
    const { deps, attemptId, actor, stored } = await atStep("VERIFY");
    deps.runner.breakDown(new Error("no sandbox"));
    const input = { attemptId, testIndex: 0, notes: "b is taken away" };
    await expect(traceTest(deps, input, actor)).rejects.toMatchObject({
      code: "runner-unavailable",
    });
    expect((await stored()).verifyPayload?.traceNotes).toBe("b is taken away");
  });
});
