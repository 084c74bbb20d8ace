import { describe, expect, test } from "vitest";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { requestHint } from "./request-hint.ts";
import { saveCode } from "./save-code.ts";

async function typing({ deps, attemptId, actor, stored }: AtStep, code: string) {
  const { version } = await stored();
  return saveCode(deps, { attemptId, version, code }, actor);
}

describe("saving code", () => {
  test("keeps it, raises the version and makes a change set", async () => {
    const at = await atStep("IMPLEMENT");
    const before = await at.stored();
    const saved = await typing(at, "one\n");
    expect(saved).toEqual({
      version: before.version + 1,
      changeSet: { id: expect.any(String), position: 1 },
    });
    expect(await at.stored()).toMatchObject({ code: "one\n", version: saved.version });
    expect(await at.deps.changeSets.find(at.attemptId, 1)).toMatchObject({
      source: "learner",
      applied: true,
      files: [{ path: "solution.js", oldContent: before.code, newContent: "one\n" }],
    });
  });

  test("that did not change writes nothing", async () => {
    const at = await atStep("IMPLEMENT");
    const before = await at.stored();
    expect(await typing(at, before.code)).toEqual({ version: before.version, changeSet: null });
    expect(await at.stored()).toEqual(before);
  });

  test("over an older version is refused with the current one, and nothing is lost", async () => {
    const at = await atStep("IMPLEMENT");
    const { version } = await at.stored();
    await typing(at, "first tab\n");
    const second = { attemptId: at.attemptId, version, code: "second tab\n" };
    await expect(saveCode(at.deps, second, at.actor)).rejects.toMatchObject({
      code: "stale-version",
      details: { version: version + 1 },
    });
    expect((await at.stored()).code).toBe("first tab\n");
  });

  test("again and again while typing is one change set, after a pause a new one", async () => {
    const at = await atStep("IMPLEMENT");
    for (const code of ["a\n", "ab\n", "abc\n"]) {
      await typing(at, code);
      at.deps.clock.advance(3);
    }
    expect(await at.deps.changeSets.outline(at.attemptId)).toHaveLength(1);
    at.deps.clock.advance(60);
    await typing(at, "abcd\n");
    const outline = await at.deps.changeSets.outline(at.attemptId);
    expect(outline.map(({ position }) => position)).toEqual([1, 2]);
    expect(outline[1]?.parentChangeSetId).toBe(outline[0]?.id);
  });

  test("after a hint begins a new change set", async () => {
    const at = await atStep("IMPLEMENT");
    await typing(at, "a\n");
    await requestHint(at.deps, { attemptId: at.attemptId }, at.actor);
    await typing(at, "ab\n");
    expect(await at.deps.changeSets.outline(at.attemptId)).toHaveLength(2);
  });
});
