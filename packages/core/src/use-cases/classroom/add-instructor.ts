import { z } from "zod";
import { requireInstructor } from "../../classroom/class-refusals.ts";
import { learnersConcerned } from "../../classroom/learners-concerned.ts";
import { type Actor, canTeach } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { type RerouteDeps, rerouteQuestions } from "../../recovery/escalation/reroute-questions.ts";
import { viewClassInput } from "./view-class.ts";

export const addInstructorInput = viewClassInput.extend({ email: z.email().max(320) });
export type AddInstructor = z.infer<typeof addInstructorInput>;

/** Only for people whom an admin has made instructors. */
export async function addInstructor(
  deps: Pick<Deps, "classes" | "people" | "audit" | "clock"> & RerouteDeps,
  { classId, email }: AddInstructor,
  actor: Actor,
): Promise<{ added: true }> {
  await requireInstructor(deps, classId, actor.userId);
  const person = await deps.people.findByEmail(email);
  if (!person || !canTeach(person)) {
    throw new AppError("not-found", "No instructor has this email.");
  }
  const joinedAt = deps.clock.now().toISOString();
  const personId = person.id;
  const made = await deps.classes.makeInstructor({ classId, userId: personId, joinedAt });
  if (made === "added") {
    await deps.audit.record(auditRecord(actor, "class-instructor-added", classId, { personId }));
    await rerouteQuestions(deps, await learnersConcerned(deps, classId, personId));
  }
  return { added: true };
}
