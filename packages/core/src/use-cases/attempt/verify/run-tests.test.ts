import { describe, expect, test } from "vitest";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { reachStep, rightCode, wrongCode } from "../../../testing/reach-step.ts";
import { submitCode } from "../implement/submit-code.ts";
import { retryCode } from "./retry-code.ts";
import { runTests } from "./run-tests.ts";

async function submitted(code: string): Promise<AtStep> {
  const at = await atStep("IMPLEMENT");
  await submitCode(at.deps, { attemptId: at.attemptId, code }, at.actor);
  return at;
}

const neverStopped = {
  aborted: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

describe("running the tests", () => {
  test("that all pass goes on to REFLECT", async () => {
    const { deps, attemptId, actor, stored } = await submitted(rightCode);
    const run = await runTests(deps, { attemptId }, actor);
    expect(run).toMatchObject({ outcome: "passed", v2Step: "REFLECT", compileError: null });
    expect(run.tests.map(({ status }) => status)).toEqual(Array(4).fill("passed"));
    expect((await stored()).verifyPayload?.testResults).toEqual(run.tests);
  });

  test("that fail stays, and shows all of a visible test but only the purpose of a hidden one", async () => {
    const { deps, attemptId, actor, stored } = await submitted(wrongCode);
    const run = await runTests(deps, { attemptId }, actor);
    expect(run).toMatchObject({ outcome: "failed", v2Step: "VERIFY" });
    expect(run.tests[0]).toMatchObject({
      index: 0,
      status: "failed",
      hidden: false,
      args: [1, 2],
      expected: 3,
      actual: -1,
    });
    expect(run.tests[2]).toEqual({
      index: 2,
      status: "failed",
      hidden: true,
      purpose: "a negative number",
    });
    expect((await stored()).v2Step).toBe("VERIFY");
  });

  test("of a program that does not compile says so, and ran none", async () => {
    const { deps, attemptId, actor, stored } = await submitted("function add( {");
    const run = await runTests(deps, { attemptId }, actor);
    expect(run).toMatchObject({
      outcome: "did-not-compile",
      compileError: { type: "SyntaxError" },
      v2Step: "VERIFY",
    });
    expect(run.tests.map(({ status }) => status)).toEqual(Array(4).fill("not-run"));
    expect((await stored()).v2Step).toBe("VERIFY");
  });

  test("a test that the runner left out does not pass", async () => {
    const { deps, attemptId, actor } = await submitted(rightCode);
    const { run: runAll } = deps.runner;
    deps.runner.run = async (request) => {
      const outcome = await runAll(request);
      return { ...outcome, tests: outcome.tests.slice(1) };
    };
    expect(await runTests(deps, { attemptId }, actor)).toMatchObject({ v2Step: "VERIFY" });
  });

  test("of code that was replaced meanwhile says nothing about the new code", async () => {
    const { deps, attemptId, actor, stored } = await submitted(rightCode);
    deps.runner.meanwhile(async () => {
      await retryCode(deps, { attemptId }, actor);
      await submitCode(deps, { attemptId, code: wrongCode }, actor);
    });
    await expect(runTests(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "stale-version",
    });
    expect(await stored()).toMatchObject({ v2Step: "VERIFY", code: wrongCode });
  });

  test("that nobody waits for any more leaves the attempt where it was", async () => {
    const { deps, attemptId, actor, stored } = await submitted(rightCode);
    const before = await stored();
    const gone = { ...neverStopped, aborted: true };
    await expect(runTests(deps, { attemptId }, actor, gone)).rejects.toMatchObject({
      code: "run-cancelled",
    });
    expect(await stored()).toEqual(before);
  });

  test("with a runner that throws leaves the attempt where it was, and can be done again", async () => {
    const { deps, attemptId, actor, stored } = await submitted(rightCode);
    const before = await stored();
    deps.runner.breakDown(new Error("no sandbox"));
    await expect(runTests(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "runner-unavailable",
    });
    expect(await stored()).toEqual(before);
    deps.runner.breakDown(null);
    expect((await runTests(deps, { attemptId }, actor)).v2Step).toBe("REFLECT");
  });
});

describe("what a run says of hidden tests", () => {
  test("is no finer in time than a step, also for what is stored", async () => {
    const { deps, attemptId, actor } = await submitted(wrongCode);
    const { run } = deps.runner;
    deps.runner.run = async (request) => ({ ...(await run(request)), timeMs: 610 });
    const paused: number[] = [];
    deps.pause = async (ms) => {
      paused.push(ms);
      deps.clock.advance(ms / 1_000);
    };
    const before = deps.clock.now().getTime();
    await runTests(deps, { attemptId }, actor);
    expect(paused).toEqual([390]);
    const { items } = await deps.attempts.events(attemptId, { limit: 100 });
    expect(Date.parse(items.at(-1)?.at ?? "") - before).toBe(390);
  });

  test("is refused for a while after many nearly equal programs, in every attempt", async () => {
    const { deps, attemptId, actor } = await submitted(wrongCode);
    const ask = async (at: number) => {
      const code = `function add(a, b) {\n  if (a === 1 || (b === 3 && ${at % 2 === 0})) return -${at + 1};\n  return a + b;\n}`;
      await retryCode(deps, { attemptId }, actor);
      await submitCode(deps, { attemptId, code }, actor);
      deps.clock.advance(1);
      return runTests(deps, { attemptId }, actor);
    };
    const refused = (async () => {
      for (let at = 0; at < 20; at++) await ask(at);
    })();
    await expect(refused).rejects.toMatchObject({ code: "too-many-runs", retryAfterSeconds: 59 });
    const other = { attemptId: await reachStep(deps, "VERIFY", { actor }) };
    await expect(runTests(deps, other, actor)).rejects.toMatchObject({ code: "too-many-runs" });
    deps.clock.advance(60);
    expect((await runTests(deps, other, actor)).outcome).toBe("passed");
  });
});
