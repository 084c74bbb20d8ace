import { describe, expect, test } from "vitest";
import type { RecoverySetting } from "../../../entities/recovery/recovery-settings.ts";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { wrongCode } from "../../../testing/reach-step.ts";
import { submitCode } from "../../attempt/implement/submit-code.ts";
import { retryCode } from "../../attempt/verify/retry-code.ts";
import { runTests } from "../../attempt/verify/run-tests.ts";
import { viewAttempt } from "../../attempt/view/view-attempt.ts";
import { changeRecoverySettings } from "./change-recovery-settings.ts";
import { viewRecoverySettings } from "./view-recovery-settings.ts";

const admin = { userId: "admin-1", role: "admin", requestId: "request" } as const;

async function fail({ deps, attemptId, actor }: AtStep, more: number): Promise<void> {
  await submitCode(deps, { attemptId, code: `${wrongCode}const try${more} = 1;\n` }, actor);
  await runTests(deps, { attemptId }, actor);
  await retryCode(deps, { attemptId }, actor);
}

async function stateAfter(at: AtStep, failures: number): Promise<string> {
  for (let i = 0; i < failures; i++) await fail(at, i);
  const { attempt } = await viewAttempt(at.deps, { attemptId: at.attemptId }, at.actor);
  return attempt.stuck.state;
}

async function set({ deps }: AtStep, classId: string | null, setting: RecoverySetting) {
  const { version } = await viewRecoverySettings(deps, { classId });
  return changeRecoverySettings(deps, { classId, setting, version }, admin);
}

async function joinClass({ deps, actor }: AtStep, id: string): Promise<void> {
  const at = "2030-01-01T09:00:00.000Z";
  await deps.classes.create({ id, name: id, joinCode: id, ownerId: "teacher", createdAt: at });
  const member = { classId: id, userId: actor.userId, role: "learner", joinedAt: at } as const;
  await deps.classes.addMember(member);
}

describe("the rules for being stuck", () => {
  test("are those of the specification until an admin changes them", async () => {
    const { deps } = await atStep("IMPLEMENT");
    const { effective, setting, version } = await viewRecoverySettings(deps, {});
    expect({ setting, version }).toEqual({ setting: {}, version: 0 });
    expect(effective).toMatchObject({
      ...{ progressThreshold: 0.15, warnAfter: 2, stuckAfter: 3, rule: "calm" },
      ...{ failures: 3, failuresAmong: 5, iterationsWithoutCompletion: 8 },
      ...{ promptMutations: 3, branchExploration: true, branchCount: 3, branchBudget: 10 },
      totalRecoveryBudget: 20,
    });
  });

  test("count at once for everybody, also in an attempt that has begun", async () => {
    const at = await atStep("IMPLEMENT");
    expect(await stateAfter(at, 3)).toBe("STUCK");
    await set(at, null, { stuckAfter: 6, sameFailures: 6, failures: 6, failuresAmong: 8 });
    expect(await stateAfter(at, 0)).not.toBe("STUCK");
  });

  test("of a class count more than the site's, and only for its learners", async () => {
    const at = await atStep("IMPLEMENT");
    const calm = { stuckAfter: 6, sameFailures: 6, failures: 6, failuresAmong: 8 };
    await set(at, null, calm);
    await joinClass(at, "class-1");
    await set(at, "class-1", { stuckAfter: 3, sameFailures: 3, promptMutations: 1 });
    const others = await at.deps.rules.of("somebody-else");
    expect(others).toMatchObject({ stuck: { stuckAfter: 6 }, recovery: { promptMutations: 3 } });
    const own = await at.deps.rules.of(at.actor.userId);
    expect(own).toMatchObject({ stuck: { stuckAfter: 3 }, recovery: { promptMutations: 1 } });
    expect(own.stuck.failuresAmong).toEqual({ failures: 6, last: 8 });
    expect(await stateAfter(at, 3)).toBe("STUCK");
  });

  test("can be the letter's: three failures of the last five, whatever they gained", async () => {
    const at = await atStep("IMPLEMENT");
    await set(at, null, { rule: "letter" });
    expect((await at.deps.rules.of(at.actor.userId)).stuck.rule).toBe("letter");
    expect(await stateAfter(at, 3)).toBe("STUCK");
  });

  test("are audited with what they were before", async () => {
    const at = await atStep("IMPLEMENT");
    await set(at, null, { branchCount: 2 });
    await set(at, null, { branchCount: 1 });
    const { items } = await at.deps.audit.search({ limit: 5 });
    const changes = items.filter(({ action }) => action === "recovery-settings-changed");
    expect(changes[0]?.details).toEqual({ from: { branchCount: 2 }, to: { branchCount: 1 } });
  });

  test("of a class that is not there are not found", async () => {
    const { deps } = await atStep("IMPLEMENT");
    await expect(viewRecoverySettings(deps, { classId: "none" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
