import { describe, expect, test } from "vitest";
import type { RunRequest, RunValue, TestOutcome } from "../../../entities/runs/run.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { runFile } from "./run-file.ts";
import { saveFile } from "./save-file.ts";

/** An attempt with files, and a runner that tells what it was asked and lists `names`. */
async function withFiles(files: Record<string, string>, names: readonly string[] = []) {
  const at = await atStep("IMPLEMENT");
  for (const [path, content] of Object.entries(files)) {
    await saveFile(at.deps, { ...at, path, content, version: 0 }, at.actor);
  }
  const asked: RunRequest[] = [];
  at.deps.runner.run = async (request) => {
    asked.push(request);
    const tests = request.tests.map(({ args }, index) => outcomeOf(index, answer(args, names)));
    return { status: "failed", tests, timeMs: 1, peakMemoryBytes: 0 };
  };
  return { at, asked };
}
const answer = (args: readonly RunValue[], names: readonly string[]): RunValue =>
  args.length === 0 ? [...names] : null;
const outcomeOf = (index: number, actual: RunValue): TestOutcome => ({
  ...{ index, actual, hidden: false, stdout: "out\n", stdoutTruncated: false },
  ...{ status: "passed", timeMs: 1, peakMemoryBytes: 0 },
});
const run = ({ deps, attemptId, actor }: AtStep, path: string, args: string[] = []) =>
  runFile(deps, { attemptId, path, args }, actor);

describe("running a file of the workspace", () => {
  test("a script runs with its command line, beside all other files", async () => {
    const { at, asked } = await withFiles({ "scratch/a.js": "1;", "notes.md": "n" });
    expect(await run(at, "scratch/a.js", ["x"])).toMatchObject({
      runs: [{ name: null, stdout: "out\n" }],
    });
    expect(asked).toMatchObject([{ mode: "script", path: "scratch/a.js", code: "1;" }]);
    expect(asked[0]?.tests).toEqual([{ args: ["x"], expected: null }]);
    const paths = asked[0]?.neighbours?.map(({ path }) => path);
    expect(paths).toEqual(["solution.js", "notes.md"]);
    expect(asked[0]?.requester).toBe(at.actor.userId);
  });

  test("a test file is asked for its tests, then each is run by its index", async () => {
    const { at, asked } = await withFiles({ "test_a.js": "" }, ["one", "two"]);
    const { runs } = await run(at, "test_a.js");
    expect(runs.map(({ name }) => name)).toEqual(["one", "two"]);
    expect(asked.map(({ tests }) => tests.map(({ args }) => args))).toEqual([[[]], [[0], [1]]]);
  });

  test("a test file without tests has nothing that failed", async () => {
    const { at } = await withFiles({ "test_a.js": "" });
    expect(await run(at, "test_a.js")).toEqual({ status: "passed", compileError: null, runs: [] });
  });

  test("what is no program, not there, or another's is refused", async () => {
    const { at } = await withFiles({ "notes.md": "n" });
    await expect(run(at, "notes.md")).rejects.toMatchObject({ code: "invalid-input" });
    await expect(run(at, "scratch/b.js")).rejects.toMatchObject({
      details: { reason: "no-such-file" },
    });
    const stranger = { ...at, actor: aLearner({ userId: "learner-2" }) };
    await expect(run(stranger, "notes.md")).rejects.toMatchObject({ code: "not-found" });
  });
});
