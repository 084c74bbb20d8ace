import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../entities/people/settings.ts";
import { type AtStep, atStep } from "../../testing/attempt-tests.ts";
import { wrongCode } from "../../testing/reach-step.ts";
import { submitCode } from "../attempt/implement/submit-code.ts";
import { retryCode } from "../attempt/verify/retry-code.ts";
import { runTests } from "../attempt/verify/run-tests.ts";
import { viewAttempt } from "../attempt/view/view-attempt.ts";
import { saveSettings } from "../people/save-settings.ts";
import { beginRecovery } from "../recovery/begin-recovery.ts";
import { dismissOffer } from "./dismiss-offer.ts";

async function fail({ deps, attemptId, actor }: AtStep, code: string): Promise<void> {
  await submitCode(deps, { attemptId, code }, actor);
  await runTests(deps, { attemptId }, actor);
  await retryCode(deps, { attemptId }, actor);
}

async function failed(times: number): Promise<AtStep> {
  const at = await atStep("IMPLEMENT");
  for (let i = 0; i < times; i++) await fail(at, `${wrongCode}const try${i} = ${i};\n`);
  return at;
}

const stuckOf = async ({ deps, attemptId, actor }: AtStep) =>
  (await viewAttempt(deps, { attemptId }, actor)).attempt.stuck;

describe("an offer of help", () => {
  test("comes when three tries moved nothing, and not before", async () => {
    const at = await failed(2);
    expect(await stuckOf(at)).toMatchObject({ state: "WARNING", offer: null });
    await fail(at, `${wrongCode}const more = 1;\n`);
    expect(await stuckOf(at)).toMatchObject({
      state: "STUCK",
      reason: "repeated-failure",
      offer: { action: "recover", message: expect.any(String) },
    });
  });

  test("that is dismissed does not come back for the same situation", async () => {
    const at = await failed(4);
    const { attempt } = await dismissOffer(at.deps, { attemptId: at.attemptId }, at.actor);
    expect(attempt.stuck).toMatchObject({ state: "STUCK", offer: null });
    await fail(at, `${wrongCode}const again = 1;\n`);
    expect((await stuckOf(at)).offer).toBeNull();
  });

  test("comes again when a recovery had nothing left, for another situation", async () => {
    const at = await failed(4);
    const { deps, attemptId } = at;
    await beginRecovery(deps, { attemptId }, at.actor);
    await fail(at, `${wrongCode}const again = 1;\n`);
    await fail(at, "function add(a, b) {\n  return missing;\n}\n");
    expect((await stuckOf(at)).offer).toBeNull();
    const recovery = await deps.recoveries.latest(attemptId);
    if (!recovery) throw new Error("there is a recovery");
    const { version: shownVersion = 0 } = (await deps.attempts.find(attemptId)) ?? {};
    await fail(at, "function add(a, b) {\n  return gone;\n}\n");
    await deps.recoveries.save({
      ...recovery,
      ...{ status: "exhausted", endedAt: recovery.updatedAt, shownVersion, version: 2 },
    });
    for (const name of ["gone", "missing"]) {
      await fail(at, `function add(a, b) {\n  return ${name} + 1;\n}\n`);
      expect(await stuckOf(at)).toMatchObject({ state: "STUCK", offer: null });
    }
    await fail(at, "function add(a, b) {\n  return lost;\n}\n");
    expect((await stuckOf(at)).offer).not.toBeNull();
    await beginRecovery(deps, { attemptId }, at.actor);
    expect((await deps.recoveries.latest(attemptId))?.id).not.toBe(recovery.id);
    expect((await stuckOf(at)).offer).toBeNull();
  });

  test("that is dismissed does not come back in the attempt, until the learner asks by themselves", async () => {
    const at = await failed(4);
    const { deps, attemptId, actor } = at;
    await dismissOffer(deps, { attemptId }, actor);
    await fail(at, "function add(a, b) {\n  return missing;\n}\n");
    expect(await stuckOf(at)).toMatchObject({ state: "STUCK", offer: null, notice: "mark" });
    await beginRecovery(deps, { attemptId }, actor);
    const recovery = await deps.recoveries.latest(attemptId);
    if (!recovery) throw new Error("there is a recovery");
    const ended = { status: "exhausted", endedAt: recovery.updatedAt, version: 2 } as const;
    await deps.recoveries.save({ ...recovery, ...ended });
    await fail(at, "function add(a, b) {\n  return gone;\n}\n");
    await fail(at, "function add(a, b) {\n  return lost;\n}\n");
    expect(await stuckOf(at)).toMatchObject({ state: "STUCK", notice: "offer" });
  });

  test.each([
    ["offer", { offer: { action: "recover" }, notice: "offer" }, "before"],
    ["mark", { offer: null, notice: "mark" }, null],
    ["never", { offer: null, notice: null }, null],
  ] as const)("is as the learner wants it: %s", async (whenStuck, stuck, before) => {
    const at = await failed(2);
    const { deps, actor } = at;
    await deps.addPerson({ id: actor.userId });
    await saveSettings(deps, { name: "A learner", ...defaultSettings, whenStuck }, actor);
    expect(await stuckOf(at)).toMatchObject({ state: "WARNING", notice: before });
    await fail(at, `${wrongCode}const more = 1;\n`);
    expect(await stuckOf(at)).toMatchObject({ state: "STUCK", needGuidance: true, ...stuck });
  });

  test("that is not there is dismissed without a trace", async () => {
    const { deps, attemptId, actor, eventTypes } = await failed(1);
    const { attempt } = await dismissOffer(deps, { attemptId }, actor);
    expect(attempt.stuck.state).toBe("PROGRESSING");
    expect(await eventTypes()).not.toContain("stuck-offer-dismissed");
  });

  test("is someone's own: to others the attempt is not there", async () => {
    const { deps, attemptId, actor } = await failed(4);
    const stranger = { ...actor, userId: "learner-2" };
    await expect(dismissOffer(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
