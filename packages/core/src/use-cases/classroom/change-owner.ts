import { z } from "zod";
import { noSuchClass, requireInstructor } from "../../classroom/class-refusals.ts";
import { learnersConcerned } from "../../classroom/learners-concerned.ts";
import { type Actor, canTeach, type Person } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { type RerouteDeps, rerouteQuestions } from "../../recovery/escalation/reroute-questions.ts";
import { viewClassInput } from "./view-class.ts";

export const changeOwnerInput = viewClassInput.extend({
  /** An instructor of the class; an admin may name anybody who teaches. */
  userId: z.string().min(1).max(100).optional(),
  email: z.email().max(320).optional(),
});
export type ChangeOwner = z.infer<typeof changeOwnerInput>;

/** The owner hands the class over to another of its instructors, or an admin names an owner. */
export async function changeOwner(
  deps: Pick<Deps, "classes" | "people" | "audit" | "clock"> & RerouteDeps,
  input: ChangeOwner,
  actor: Actor,
): Promise<{ ownerId: string }> {
  const { classId } = input;
  const found = await deps.classes.find(classId);
  const isAdmin = actor.role === "admin";
  if (!found) throw noSuchClass();
  const { members } = isAdmin
    ? { members: await deps.classes.members(classId) }
    : await requireInstructor(deps, classId, actor.userId);
  if (!isAdmin && found.ownerId !== actor.userId) {
    throw new AppError("forbidden", "Only the owner can hand the class over.", {
      suggestions: ["Ask the owner, or an admin."],
    });
  }
  const person = await newOwner(deps, input);
  const isInstructor = members.some(
    ({ userId, role }) => userId === person?.id && role === "instructor",
  );
  if (!person || !canTeach(person) || (!isAdmin && !isInstructor)) {
    throw new AppError("not-found", "No instructor of this class is called so.", {
      suggestions: ["Add them as an instructor first."],
    });
  }
  const joinedAt = deps.clock.now().toISOString();
  await deps.classes.changeOwner({ classId, userId: person.id, joinedAt });
  const details = { from: found.ownerId, personId: person.id };
  await deps.audit.record(auditRecord(actor, "class-owner-changed", classId, details));
  if (!isInstructor) {
    await rerouteQuestions(deps, await learnersConcerned(deps, classId, person.id));
  }
  return { ownerId: person.id };
}

async function newOwner(
  { people }: Pick<Deps, "people">,
  { userId, email }: ChangeOwner,
): Promise<Person | null> {
  if (userId !== undefined) return people.find(userId);
  return email === undefined ? null : people.findByEmail(email);
}
