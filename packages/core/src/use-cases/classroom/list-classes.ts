import { z } from "zod";
import { classSchema, memberRoleSchema } from "../../entities/classroom/class.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const ownClassesSchema = z.object({
  classes: z.array(
    classSchema.omit({ ownerId: true }).extend({
      isOwner: z.boolean(),
      /** For its instructors only. */
      joinCode: z.string().nullable(),
      role: memberRoleSchema,
      learners: z.number().int(),
    }),
  ),
});
export type OwnClasses = z.infer<typeof ownClassesSchema>;

/** The actor's classes. An instructor who may no longer teach is shown as a learner; learners do not get the join code. */
export async function listClasses(
  { classes }: Pick<Deps, "classes">,
  _input: unknown,
  actor: Actor,
): Promise<OwnClasses> {
  const own = await classes.of(actor.userId);
  return {
    classes: own.map(({ ownerId, ...each }) =>
      each.role === "instructor" && actor.role !== "learner"
        ? { ...each, isOwner: ownerId === actor.userId }
        : { ...each, isOwner: false, role: "learner" as const, joinCode: null },
    ),
  };
}
