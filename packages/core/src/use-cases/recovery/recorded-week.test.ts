import { expect, test } from "vitest";
import type { Actor } from "../../entities/people/person.ts";
import type { RecoveryVoice } from "../../ports/recovery/recovery-voice.ts";
import { around } from "../../testing/attempt-tests.ts";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { anActor } from "../../testing/builders/builders.ts";
import { manualClock } from "../../testing/clock.ts";
import { type MemoryDeps, memoryDeps } from "../../testing/memory/deps.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { inClass } from "../../testing/scenarios/asked-instructor.ts";
import { failAgain, solve } from "../../testing/scenarios/stuck-learner.ts";
import { dismissOffer } from "../stuck/dismiss-offer.ts";
import { takeStuckAction } from "../stuck/take-stuck-action.ts";
import { beginRecovery } from "./begin-recovery.ts";
import { endLeftEpisodes } from "./end-left-episodes.ts";
import { answerEscalation, answerEscalationInput } from "./escalation/answer-escalation.ts";
import { askInstructor } from "./escalation/ask-instructor.ts";
import { claimEscalation } from "./escalation/claim-escalation.ts";
import { viewRecoveryMetrics } from "./view-recovery-metrics.ts";
import { viewTargets } from "./view-targets.ts";

const DAY_SECONDS = 86_400;
const teacher = anActor({ userId: "teacher-1", role: "instructor" });
const admin = anActor({ userId: "admin-1", role: "admin" });

/** A learner who has failed three times in the same way, the first try included. */
async function stuck(deps: MemoryDeps, name: string) {
  const actor: Actor = aLearner({ userId: name });
  await inClass({ deps }, actor, teacher);
  const at = { ...around(deps, await reachStep(deps, "IMPLEMENT", { actor })), actor };
  const asIs = { attemptId: at.attemptId };
  const wait = () => deps.clock.advance(60);
  for (let i = 0; i < 3; i++) {
    wait();
    await failAgain(at);
  }
  wait();
  return {
    ...at,
    begin: async () => {
      await beginRecovery(deps, asIs, actor);
      await deps.work();
      wait();
    },
    fail: async () => {
      await failAgain(at);
      await deps.work();
      wait();
    },
    solve: async () => {
      await solve(at);
      await deps.work();
    },
    asIs,
  };
}

/** A model whose provider is down. */
const deadModel: RecoveryVoice = {
  name: { provider: "gemini", model: "gone" },
  speak: async () => {
    throw new Error("no connection");
  },
};

test("the metrics of a recorded week are what one counts by hand", async () => {
  const clock = manualClock("2030-01-07T09:00:00.000Z");
  const deps = Object.assign(memoryDeps({ clock }), { clock });

  // Monday. Ada takes up help, reads one thing and solves it: a success of the first stage, one iteration.
  const ada = await stuck(deps, "ada");
  await ada.begin();
  await ada.solve();
  // Ben turns it down; Cleo takes up nothing and finds it herself: episodes, no triggers.
  const ben = await stuck(deps, "ben");
  await dismissOffer(deps, ben.asIs, ben.actor);
  const cleo = await stuck(deps, "cleo");
  await cleo.solve();

  // Tuesday. Dan takes up help, reads one thing, fails once more, is shown another, and never comes back.
  clock.advance(DAY_SECONDS);
  const dan = await stuck(deps, "dan");
  await dan.begin();
  await dan.fail();

  // Wednesday. Eve's model is down: the built-in coach speaks in its place, and that is what helps.
  clock.advance(DAY_SECONDS);
  const eve = await stuck(deps, "eve");
  const { voices } = deps;
  deps.voices = { ...voices, order: [deadModel] };
  await eve.begin();
  await eve.solve();
  deps.voices = voices;

  // Thursday. Fay asks her instructor at once, who answers; that helps: a success of the human, one iteration.
  clock.advance(DAY_SECONDS);
  const fay = await stuck(deps, "fay");
  const { recovery } = await askInstructor(deps, { ...fay.asIs, message: "Lost." }, fay.actor);
  const escalationId = recovery?.escalation?.id ?? "";
  await claimEscalation(deps, { escalationId }, teacher);
  clock.advance(60);
  await answerEscalation(
    deps,
    answerEscalationInput.parse({ escalationId, text: "Look at the sign." }),
    teacher,
  );
  clock.advance(60);
  await fay.solve();
  // Gus asks too, and leaves before anybody answers.
  const gus = await stuck(deps, "gus");
  await askInstructor(deps, { ...gus.asIs, message: "" }, gus.actor);

  // Friday. Hal asks for a nudge, which is no recovery, and solves it.
  clock.advance(DAY_SECONDS);
  const hal = await stuck(deps, "hal");
  await takeStuckAction(deps, { ...hal.asIs, action: "nudge" }, hal.actor);
  await hal.solve();

  // Saturday. Ida has just taken up help. Who left on Tuesday and Thursday is gone by now.
  clock.advance(DAY_SECONDS);
  const ida = await stuck(deps, "ida");
  await ida.begin();
  expect(await endLeftEpisodes(deps)).toBe(2);

  const metrics = await viewRecoveryMetrics(deps, { days: 7 }, admin);
  const outcomes = metrics.outcomes.map(({ outcome, episodes }) => [outcome, episodes]);
  expect(metrics.episodes).toBe(9);
  expect(Object.fromEntries(outcomes)).toEqual({
    "recovered-with-help": 4, // Ada, Eve, Fay, Hal
    "recovered-alone": 1, // Cleo
    dismissed: 1, // Ben
    abandoned: 1, // Dan
    escalated: 1, // Gus
  });
  // Ada, Dan, Eve, Fay, Gus, Ida; of five that ended, Ada, Eve and Fay were helped by it.
  expect(metrics).toMatchObject({ triggers: 6, ended: 5, successes: 3, rate: 3 / 5 });
  const stages = metrics.stages.map(({ stage, successes }) => [stage, successes]);
  expect(Object.fromEntries(stages)).toEqual({
    ...{ guidance: 0, mutation: 2, model: 0, branches: 0, human: 1 },
  });
  // Ada 1, Dan 2, Eve 1, Fay 1, Gus 1, Ida 1.
  expect(metrics.iterations).toEqual({ total: 7, mean: 7 / 6, most: 2 });
  const spoke = metrics.byProvider.map(({ name, triggers, successes }) => [
    name,
    triggers,
    successes,
  ]);
  expect(spoke).toEqual([
    ["built-in", 4, 2],
    ["instructor", 1, 1],
    ["none", 1, 0],
  ]);
  const perDay = metrics.overTime.map(({ triggers, successes }) => [triggers, successes]);
  expect(perDay).toEqual([
    ...[
      [0, 0],
      [1, 1],
      [1, 0],
      [1, 1],
      [2, 1],
      [0, 0],
      [1, 0],
    ],
  ]);

  const { targets } = await viewTargets(deps, admin);
  const success = targets.find(({ name }) => name === "recovery-success");
  expect(success).toMatchObject({ now: { value: 3 / 5, of: 5 }, reached: false, trend: null });
});
