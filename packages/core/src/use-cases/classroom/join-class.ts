import { z } from "zod";
import { joinCodeSchema } from "../../entities/classroom/class.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { type RerouteDeps, rerouteQuestions } from "../../recovery/escalation/reroute-questions.ts";

export const joinClassInput = z.object({ joinCode: joinCodeSchema });
export type JoinClass = z.infer<typeof joinClassInput>;

/** Joins as a learner, whatever the role. The class's instructors now see the learner's open escalations. */
export async function joinClass(
  deps: Pick<Deps, "classes" | "audit" | "clock"> & RerouteDeps,
  { joinCode }: JoinClass,
  actor: Actor,
): Promise<{ class: { id: string; name: string } }> {
  const { classes, audit, clock } = deps;
  const found = await classes.findByCode(joinCode);
  if (!found) {
    throw new AppError("not-found", "No class has this code.", {
      suggestions: ["Check the code with your instructor; letters and digits only."],
    });
  }
  const { id, name } = found;
  const joinedAt = clock.now().toISOString();
  await classes.addMember({ classId: id, userId: actor.userId, role: "learner", joinedAt });
  await audit.record(auditRecord(actor, "class-joined", id));
  await rerouteQuestions(deps, [actor.userId]);
  return { class: { id, name } };
}
