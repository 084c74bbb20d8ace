import { openModels } from "@foothold/adapter-ai";
import {
  configAt,
  type Fault,
  faults,
  type StandIn,
  standInModels,
  startStandInOf,
} from "@foothold/adapter-ai/testing";
import { createClass, joinClass } from "@foothold/core/classroom";
import { createGuard, type ModelProvider, modelProviders } from "@foothold/core/coach";
import { defaultSettings } from "@foothold/core/people";
import {
  answerEscalation,
  beginRecovery,
  chooseVoices,
  claimEscalation,
  listEscalations,
  type RecoveryView,
  viewRecovery,
} from "@foothold/core/recovery";
import {
  anActor,
  aStuckLearner,
  failAgain,
  memoryCoachReplies,
  solve,
} from "@foothold/core/testing";
import { describe, expect, test } from "vitest";

/** With these the model's own words can be fit to be shown; with all others somebody stands in. */
const speaking = new Set<Fault>([
  "none",
  "thinking",
  "must-think",
  "wrong-schema",
  "garbled-reply",
  "long",
]);
/** What never comes to an end, or is worth another try, is not waited for longer than this. */
const patience: Partial<Record<Fault, number>> = {
  "hang-before-headers": 60,
  "hang-mid-stream": 60,
  slow: 60,
  "server-error": 300,
  overloaded: 300,
  "overloaded-mid-stream": 300,
  cut: 300,
};
const PATIENCE_MS = 6_000;
const ALL_STAGES = ["mutation", "mutation", "mutation", "model", "branches"];
const MOST_TURNS = 8;

const teacher = anActor({ userId: "teacher-1", role: "instructor" });
const alarm = (ms: number, ring: () => void) => {
  const timer = setTimeout(ring, Math.max(0, ms));
  return () => clearTimeout(timer);
};

/** A stuck learner in a class, who chose the provider; its stand-in has the fault. */
async function aLearnerWith(provider: ModelProvider, fault: Fault, standIn: StandIn) {
  standIn.behave(fault);
  const at = await aStuckLearner();
  const { deps, actor, attemptId } = at;
  const { name } = await deps.addPerson({ id: actor.userId });
  await deps.settings.save(actor.userId, { ...defaultSettings, name, coachProvider: provider });
  const open = openModels(configAt(standIn.url));
  const firstTextWithinMs = patience[fault] ?? PATIENCE_MS;
  const guard = createGuard({ runner: deps.runner });
  const choosing = {
    ...deps,
    models: {
      configured: (of: ModelProvider) => (of === provider ? standInModels[of] : []),
      open: async (of: ModelProvider, models: readonly string[]) => open[of](models),
      firstTextWithinMs,
      wholeWithinMs: firstTextWithinMs * 2,
    },
    guard,
    replies: memoryCoachReplies(),
    clock: { now: () => new Date() },
    alarm,
    authoredVoices: deps.voices,
    limits: { firstTextWithinMs: 1, wholeWithinMs: 1 },
  };
  deps.guard = guard;
  deps.voicesFor = (userId) => chooseVoices(choosing, userId);
  const { joinCode } = (await createClass(deps, { name: "Mondays" }, teacher)).class;
  await joinClass(deps, { joinCode }, actor);
  const view = async (): Promise<RecoveryView> => {
    const { recovery } = await viewRecovery(deps, { attemptId }, actor);
    if (!recovery) throw new Error("there is a recovery");
    return recovery;
  };
  return { ...at, view };
}

describe.each(modelProviders)("a learner stuck with %s", (provider) => {
  test.concurrent.for(faults)(
    "%s: every stage has words, then comes a human, and it goes on",
    async (fault, { onTestFinished }) => {
      const standIn = await startStandInOf(provider);
      onTestFinished(() => standIn.close());
      const learner = await aLearnerWith(provider, fault, standIn);
      const { deps, actor, attemptId, view } = learner;
      await beginRecovery(deps, { attemptId }, actor);
      await deps.work();
      for (let turn = 0; (await view()).status === "waiting" && turn < MOST_TURNS; turn += 1) {
        await failAgain(learner);
        await deps.work();
      }

      const { status, shown } = await view();
      expect(status).toBe("awaiting-human");
      expect(shown.map(({ stage }) => stage)).toEqual(ALL_STAGES);
      for (const { text, isFallback } of shown) {
        expect(text.trim()).not.toBe("");
        if (!speaking.has(fault)) expect(isFallback).toBe(true);
      }
      expect(new Set(standIn.requests.map((asked) => asked.fault))).toEqual(new Set([fault]));
      if (fault === "none") expect(shown.some(({ isFallback }) => !isFallback)).toBe(true);

      const [call] = (await listEscalations(deps, { limit: 1, status: "open" }, teacher)).items;
      const id = { escalationId: call?.id ?? "" };
      await claimEscalation(deps, id, teacher);
      const text = "First add them by hand, then say what you did.";
      await answerEscalation(deps, { ...id, option: "free-text", text }, teacher);
      expect((await view()).escalation?.answer).toMatchObject({ text });
      await solve(learner);
      await deps.work();
      expect(await view()).toMatchObject({ status: "recovered", stage: "human" });
    },
  );
});
