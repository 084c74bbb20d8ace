import { describe, expect, test } from "vitest";
import type { Guidance } from "../../entities/recovery/guidance.ts";
import { describeSituation } from "../../recovery/guidance/describe-situation.ts";
import { type AtStep, atStep } from "../../testing/attempt-tests.ts";
import { aGuidance } from "../../testing/builders/recovery-builders.ts";
import { failAgain } from "../../testing/scenarios/stuck-learner.ts";
import { viewWhatHelped } from "./view-what-helped.ts";

async function failedTwice(): Promise<AtStep> {
  const at = await atStep("IMPLEMENT");
  await failAgain(at);
  await failAgain(at);
  return at;
}

async function addNote({ deps, attemptId }: AtStep, given: Partial<Guidance>): Promise<void> {
  const attempt = await deps.attempts.find(attemptId);
  const problem = attempt && (await deps.problems.find(attempt.problemSlug));
  if (!attempt || !problem) throw new Error("there is an attempt");
  const situation = describeSituation(problem, attempt);
  const shared = { scope: "everyone", status: "verified", situation } as const;
  await deps.guidance.add(aGuidance({ ...shared, ...given }));
}

const helped = ({ deps, attemptId, actor }: AtStep) => viewWhatHelped(deps, { attemptId }, actor);

describe("what helped others, before somebody is stuck", () => {
  test("is the note for this situation", async () => {
    const at = await failedTwice();
    await addNote(at, { words: "Look at the second price.", steps: ["Look", "Compare"] });
    expect((await helped(at)).help).toEqual({
      ...{ kind: "note", verified: true },
      ...{ text: "Look at the second price.", steps: ["Look", "Compare"] },
    });
  });

  test.each([
    ["private", { scope: "private" }],
    ["of another class", { scope: "class", classId: "class-9" }],
  ] as const)("is no note that is %s, but a case to follow", async (_, given) => {
    const at = await failedTwice();
    await addNote(at, { words: "For somebody else.", ...given });
    const { help } = await helped(at);
    expect(help).toMatchObject({ kind: "example" });
    expect(help?.text).not.toContain("For somebody else.");
  });

  test("is no note that the guard objects to", async () => {
    const at = await failedTwice();
    at.deps.guard = { check: async () => ({ leak: true, kind: "novel-code", evidence: "a + b" }) };
    await addNote(at, { words: "return a + b" });
    expect((await helped(at)).help).toMatchObject({ kind: "example" });
  });

  test("is no note whose steps the guard objects to", async () => {
    const at = await failedTwice();
    at.deps.guard = {
      check: async (text) =>
        text.includes("return a + b")
          ? { leak: true, kind: "novel-code", evidence: "a + b" }
          : { leak: false },
    };
    await addNote(at, { words: "Look at both numbers.", steps: ["Look", "return a + b"] });
    expect((await helped(at)).help).toMatchObject({ kind: "example" });
  });

  test("is nothing before the warning, and nothing once stuck: then help is offered", async () => {
    const at = await atStep("IMPLEMENT");
    await failAgain(at);
    expect(await helped(at)).toEqual({ help: null });
    await failAgain(at);
    await failAgain(at);
    expect(await helped(at)).toEqual({ help: null });
  });

  test("is not there for others", async () => {
    const { deps, attemptId, actor } = await failedTwice();
    const stranger = { ...actor, userId: "learner-2" };
    await expect(viewWhatHelped(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
