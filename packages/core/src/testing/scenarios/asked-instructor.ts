import type { Actor } from "../../entities/people/person.ts";
import { createClass } from "../../use-cases/classroom/create-class.ts";
import { joinClass } from "../../use-cases/classroom/join-class.ts";
import { askInstructor } from "../../use-cases/recovery/escalation/ask-instructor.ts";
import type { AtStep } from "../attempt-tests.ts";
import { anActor } from "../builders/builders.ts";
import { aStuckLearner } from "./stuck-learner.ts";

export const instructor: Actor = anActor({ userId: "teacher-1", role: "instructor" });

export async function inClass(at: Pick<AtStep, "deps">, learner: Actor, teacher = instructor) {
  const { class: made } = await createClass(at.deps, { name: "Mornings" }, teacher);
  await joinClass(at.deps, { joinCode: made.joinCode }, learner);
}

/** A stuck learner who has asked the instructor of their class. */
export async function asked(): Promise<AtStep & { escalationId: string }> {
  const at = await aStuckLearner();
  await inClass(at, at.actor);
  const asking = { attemptId: at.attemptId, message: "I am lost." };
  const { recovery } = await askInstructor(at.deps, asking, at.actor);
  return { ...at, escalationId: recovery?.escalation?.id ?? "" };
}
