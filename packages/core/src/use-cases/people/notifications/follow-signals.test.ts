import { expect, test } from "vitest";
import type { Signal } from "../../../ports/signals.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { anActor } from "../../../testing/builders/builders.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { createClass } from "../../classroom/create-class.ts";
import { joinClass } from "../../classroom/join-class.ts";
import { followSignals } from "./follow-signals.ts";

const learner = aLearner();
const teacher = anActor({ userId: "teacher-1", role: "instructor" });
const other = anActor({ userId: "teacher-2", role: "instructor" });

test("everybody hears what concerns them, and nothing once they stopped", async () => {
  const deps = memoryDeps();
  const { class: made } = await createClass(deps, { name: "Mornings" }, teacher);
  await joinClass(deps, { joinCode: made.joinCode }, learner);
  const heard: Record<string, Signal["topic"][]> = { learner: [], teacher: [], other: [] };
  const stops = Object.entries({ learner, teacher, other }).map(([name, actor]) =>
    followSignals(deps, actor, ({ topic }) => heard[name]?.push(topic)),
  );
  const { userId } = learner;
  await deps.signals.send({ topic: "escalations", learnerId: userId });
  await deps.signals.send({ topic: "notifications", userId });
  await deps.signals.send({ topic: "recovery", userId, attemptId: "attempt-1" });
  await new Promise((resolve) => setTimeout(resolve));
  for (const stop of stops) stop();
  await deps.signals.send({ topic: "notifications", userId });
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual({
    learner: ["escalations", "notifications", "recovery"],
    teacher: ["escalations"],
    other: [],
  });
});

test("a learner's stream asks nobody whom they teach", async () => {
  const deps = memoryDeps();
  let asked = 0;
  const teaches = async () => {
    asked += 1;
    return false;
  };
  for (const actor of [learner, teacher]) {
    followSignals({ ...deps, classes: { ...deps.classes, teaches } }, actor, () => {});
  }
  await deps.signals.send({ topic: "escalations", learnerId: "learner-2" });
  expect(asked).toBe(1);
});
