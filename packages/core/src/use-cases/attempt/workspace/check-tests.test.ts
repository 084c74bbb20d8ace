import { describe, expect, test, vi } from "vitest";
import { MAX_ASSERTIONS } from "../../../attempt/proposals/read-asserted-tests.ts";
import { MAX_OWN_TESTS } from "../../../entities/runs/own-test.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { checkTests } from "./check-tests.ts";
import { saveFile } from "./save-file.ts";

async function withTests(text: string, step: "IMPLEMENT" | "UNDERSTAND" = "IMPLEMENT") {
  const at = await atStep(step);
  const { deps, attemptId, actor } = at;
  await saveFile(deps, { attemptId, path: "tests.json", content: text, version: 0 }, actor);
  return at;
}
const check = ({ deps, attemptId, actor }: AtStep) => checkTests(deps, { attemptId }, actor);

describe("checking what a learner expects", () => {
  test("says whether it agrees with the reference, and never what the reference gives", async () => {
    const at = await withTests(
      JSON.stringify([
        { args: [5, 7], expected: 12 },
        { args: [50, 70], expected: 11 },
        { args: [1], expected: 1 },
        { args: [1, 2], expected: "three" },
      ]),
    );
    const { tests } = await check(at);
    expect(tests.map(({ verdict }) => verdict)).toEqual([
      "agrees",
      "differs",
      "not-allowed",
      "not-allowed",
    ]);
    expect(JSON.stringify(tests)).not.toContain("120");
  });

  test("reads the assertions of test files too, with their lines", async () => {
    const at = await atStep("IMPLEMENT");
    const lines = [
      "function test_sums() {",
      "  assert.equal(add(5, 7), 12);",
      "  assert.equal(add(1, 1), 3);",
      "  assert.ok(add(1, 2));",
      "}",
    ];
    const file = {
      attemptId: at.attemptId,
      path: "test_a.js",
      content: lines.join("\n"),
      version: 0,
    };
    await saveFile(at.deps, file, at.actor);
    expect(await check(at)).toEqual({
      tests: [],
      assertions: [
        { path: "test_a.js", line: 2, verdict: "agrees", why: null },
        { path: "test_a.js", line: 3, verdict: "differs", why: null },
      ],
    });
  });

  test("asks the reference about all of them in one run, in the learner's name", async () => {
    const own = Array.from({ length: MAX_OWN_TESTS }, (_, at) => ({ args: [at, 1], expected: at }));
    const at = await withTests(JSON.stringify(own));
    const lines = Array.from({ length: 30 }, (_, n) => `assert.equal(add(${n}, 1), ${n + 1});`);
    const file = { attemptId: at.attemptId, path: "test_a.js", content: lines.join("\n") };
    await saveFile(at.deps, { ...file, version: 0 }, at.actor);
    const run = vi.spyOn(at.deps.runner, "run");
    const { tests, assertions } = await check(at);
    expect(tests.map(({ verdict }) => verdict)).toEqual(own.map(() => "differs"));
    expect(assertions).toHaveLength(MAX_ASSERTIONS);
    expect(assertions.every(({ verdict }) => verdict === "agrees")).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
    expect(run.mock.calls[0]?.[0]).toMatchObject({ requester: at.actor.userId });
  });

  test("refuses what cannot be read, a file that is not there, and another's", async () => {
    await expect(check(await withTests("[{]"))).rejects.toMatchObject({ code: "invalid-input" });
    await expect(check(await atStep("IMPLEMENT"))).rejects.toMatchObject({
      details: { reason: "no-such-file" },
    });
    const at = await withTests("[]");
    const stranger = { ...at, actor: aLearner({ userId: "learner-2" }) };
    await expect(check(stranger)).rejects.toMatchObject({ code: "not-found" });
  });

  test("waits for the recap after a rescue, and belongs to IMPLEMENT", async () => {
    const at = await withTests("[]");
    const { deps, attemptId, actor } = at;
    await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    await expect(check(at)).rejects.toMatchObject({ code: "recap-required" });
    await expect(check(await withTests("[]", "UNDERSTAND"))).rejects.toMatchObject({
      code: "wrong-step",
    });
  });
});
