import { describe, expect, test } from "vitest";
import type { RecoverySetting } from "../../entities/recovery/recovery-settings.ts";
import type { RecoveryVoice } from "../../ports/recovery/recovery-voice.ts";
import { STEP_LEASE_MS } from "../../recovery/turn/ask-voice.ts";
import { stuckView } from "../../stuck/stuck-view.ts";
import type { AtStep } from "../../testing/attempt-tests.ts";
import { anAuditRecord } from "../../testing/builders/builders.ts";
import type { MemoryDeps } from "../../testing/memory/deps.ts";
import { aStuckLearner, failAgain, solve, submit } from "../../testing/scenarios/stuck-learner.ts";
import { dismissOffer } from "../stuck/dismiss-offer.ts";
import { advanceRecovery } from "./advance-recovery.ts";
import { beginRecovery } from "./begin-recovery.ts";
import { enqueueDueRecoveries } from "./enqueue-due-recoveries.ts";
import { viewRecovery } from "./view-recovery.ts";

const view = async ({ deps, attemptId, actor }: AtStep) => {
  const { recovery } = await viewRecovery(deps, { attemptId }, actor);
  if (!recovery) throw new Error("there is a recovery");
  return recovery;
};

async function begun(given?: Parameters<typeof aStuckLearner>[0]): Promise<AtStep> {
  const at = await aStuckLearner(given);
  await beginRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
  await at.deps.work();
  return at;
}

async function failOn(at: AtStep): Promise<void> {
  await failAgain(at);
  await at.deps.work();
}

function aModel(speak: RecoveryVoice["speak"]) {
  const calls: string[] = [];
  const voice: RecoveryVoice = {
    name: { provider: "ollama", model: "small" },
    speak: (request) => {
      calls.push(request.approach);
      return speak(request);
    },
  };
  return { voice, calls };
}

async function setRules({ deps }: { deps: MemoryDeps }, setting: RecoverySetting): Promise<void> {
  const audit = anAuditRecord({ action: "recovery-settings-changed" });
  await deps.recoverySettings.save(null, setting, 0, audit);
}

describe("a recovery with the built-in coach alone", () => {
  test("goes through all four stages while the learner fails on", async () => {
    const at = await begun();
    const stages = [(await view(at)).stage];
    for (let i = 0; i < 5; i++) {
      await failOn(at);
      stages.push((await view(at)).stage);
    }
    expect(stages).toEqual(["mutation", "mutation", "mutation", "model", "branches", "branches"]);
    const last = await view(at);
    expect(last).toMatchObject({ status: "awaiting-human", escalation: { status: "open" } });
    expect(last.iterations).toBeLessThanOrEqual(21);
    expect(new Set(last.shown.map(({ text }) => text)).size).toBe(5);
  });

  test("shows the best of three branches, and keeps the others to be opened", async () => {
    const at = await begun();
    for (let i = 0; i < 4; i++) await failOn(at);
    const { branches } = await view(at);
    expect(branches.map(({ id }) => id)).toEqual(["bottom-up", "research-first", "constrained"]);
    expect(branches.filter(({ best }) => best)).toHaveLength(1);
    expect(branches.every(({ text }) => text !== null)).toBe(true);
    const best = branches.find((branch) => branch.best);
    expect(Math.max(...branches.map(({ score }) => score ?? 0))).toBe(best?.score);
  });

  test("is over when the learner gets on, and what was shown last has helped", async () => {
    const at = await begun();
    await failOn(at);
    await solve(at);
    await at.deps.work();
    const { status, stage, shown } = await view(at);
    expect({ status, stage }).toEqual({ status: "recovered", stage: "mutation" });
    expect(shown.map(({ outcome }) => outcome)).toEqual(["not-helped", "helped"]);
  });

  test("is over for the learner at once, before a job has stored it", async () => {
    const at = await begun();
    await failAgain(at);
    expect((await view(at)).endedAt).toBeNull();
    await solve(at);
    expect(await view(at)).toMatchObject({ status: "recovered", endedAt: expect.any(String) });
  });

  test("counts what the learner does the moment something is shown as done after it", async () => {
    const at = await begun();
    const { recoveries } = at.deps;
    const { saveStep } = recoveries;
    recoveries.saveStep = async (step) => {
      await saveStep(step);
      if (!step.shown || step.outcome !== "pending") return;
      recoveries.saveStep = saveStep;
      await failAgain(at);
    };
    await failOn(at);
    expect((await view(at)).shown).toHaveLength(3);
  });

  test("waits on while the learner looks inside, and takes no credit for it", async () => {
    const at = await begun();
    const { code = "" } = (await at.deps.attempts.find(at.attemptId)) ?? {};
    await submit(at, `${code}console.log(1);\n`);
    await at.deps.work();
    expect(await view(at)).toMatchObject({ status: "waiting", shown: [{ outcome: "pending" }] });
    const attempt = await at.deps.attempts.find(at.attemptId);
    expect(attempt && stuckView(attempt).offer).toBeNull();
  });

  test("waits while the learner does nothing", async () => {
    const at = await begun();
    const before = await view(at);
    await advanceRecovery(at.deps, { recoveryId: before.id });
    expect(await view(at)).toEqual(before);
  });

  test("stops when it is turned down, and offers no more for the same", async () => {
    const at = await begun();
    const { attempt } = await dismissOffer(at.deps, { attemptId: at.attemptId }, at.actor);
    expect(attempt.stuck.offer).toBeNull();
    expect(await view(at)).toMatchObject({ status: "stopped" });
  });

  test("is one, however often it is asked for", async () => {
    const at = await begun();
    const { id } = await view(at);
    await beginRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
    expect((await view(at)).id).toBe(id);
  });

  test("is its learner's own", async () => {
    const { deps, attemptId, actor } = await begun();
    const stranger = { ...actor, userId: "learner-2" };
    await expect(viewRecovery(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("asks a human at once where there is no budget", async () => {
    const at = await aStuckLearner();
    await setRules(at, { promptMutations: 0, branchExploration: false });
    at.deps.voices = { ...at.deps.voices, order: [at.deps.voices.standIn] };
    await beginRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
    await at.deps.work();
    expect(await view(at)).toMatchObject({ status: "awaiting-human" });
  });
});

describe("a recovery with a model", () => {
  const guarded = { check: async () => ({ leak: false }) as const };

  async function withModel(speak: RecoveryVoice["speak"], guard?: typeof guarded) {
    const model = aModel(speak);
    const at = await aStuckLearner();
    at.deps.voices = { ...at.deps.voices, order: [model.voice] };
    at.deps.guard = guard;
    await beginRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
    return { at, ...model };
  }

  test("shows its words once the guard has seen them", async () => {
    const { at } = await withModel(async () => "Take the second number apart.", guarded);
    await at.deps.work();
    expect((await view(at)).shown).toMatchObject([
      { text: "Take the second number apart.", isFallback: false },
    ]);
  });

  test.each<[string, RecoveryVoice["speak"], typeof guarded | undefined]>([
    ["fails", () => Promise.reject(new Error("out of order")), guarded],
    ["has nothing to say", async () => null, guarded],
    ["speaks without a guard", async () => "return a + b", undefined],
  ])("that %s gives way to the authored voice, marked", async (_what, speak, guard) => {
    const { at } = await withModel(speak, guard);
    await at.deps.work();
    const [shown] = (await view(at)).shown;
    expect(shown).toMatchObject({ isFallback: true });
    expect(shown?.text).not.toContain("a + b");
  });

  test("that leaks gives way, too", async () => {
    const { at } = await withModel(async () => "return a + b", undefined);
    at.deps.guard = { check: async () => ({ leak: true, kind: "novel-code", evidence: "a + b" }) };
    await at.deps.work();
    expect((await view(at)).shown[0]?.isFallback).toBe(true);
  });

  test("does not pay twice for a step whose maker was killed", async () => {
    const { at, calls } = await withModel(() => new Promise(() => {}), guarded);
    void at.deps.work();
    await Promise.resolve();
    const { id } = await view(at);
    for (let i = 0; i < 20; i++) await Promise.resolve();
    expect(calls).toEqual(["rephrase"]);
    await expect(advanceRecovery(at.deps, { recoveryId: id })).rejects.toMatchObject({
      code: "request-in-progress",
    });
    at.deps.clock.advance(STEP_LEASE_MS / 1000 + 1);
    await advanceRecovery(at.deps, { recoveryId: id });
    expect(calls).toEqual(["rephrase"]);
    expect((await view(at)).shown).toMatchObject([{ strategy: "rephrase", isFallback: true }]);
  });

  test("does not make again what was made but not shown", async () => {
    const { at, calls } = await withModel(async () => "Take the second number apart.", guarded);
    const { saveStep } = at.deps.recoveries;
    const killed = new Error("killed");
    at.deps.recoveries.saveStep = async (step) => {
      await saveStep(step);
      throw killed;
    };
    await expect(at.deps.work()).rejects.toBe(killed);
    at.deps.recoveries.saveStep = saveStep;
    await enqueueDueRecoveries(at.deps);
    await at.deps.work();
    expect(calls).toEqual(["rephrase"]);
    expect((await view(at)).shown).toHaveLength(1);
  });

  test("takes up branches that were broken off, and pays for none twice", async () => {
    const asked: string[] = [];
    const { at } = await withModel(async ({ approach, round }) => {
      asked.push(`${approach} ${round}`);
      return `Look at number ${asked.length} of the two prices.`;
    }, guarded);
    await setRules(at, { promptMutations: 0, branchBudget: 2 });
    const { beginStep } = at.deps.recoveries;
    at.deps.recoveries.beginStep = async (step, lease) => {
      if (step.key === "branch:constrained:1") throw new Error("killed");
      return beginStep(step, lease);
    };
    await expect(at.deps.work()).rejects.toThrow("killed");
    at.deps.recoveries.beginStep = beginStep;
    await enqueueDueRecoveries(at.deps);
    await at.deps.work();
    expect(new Set(asked).size).toBe(asked.length);
    expect((await view(at)).branches).toHaveLength(3);
  });
});
