import { z } from "zod";

export const roles = ["learner", "instructor", "admin"] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/**
 * What an admin may give to somebody who teaches, beside the role. `edit-shared-guidance`: change notes that learners of
 * all classes are offered. `answer-without-class`: answer learners whom nobody teaches.
 */
export const rights = ["edit-shared-guidance", "answer-without-class"] as const;
export const rightSchema = z.enum(rights);
export type Right = z.infer<typeof rightSchema>;

export const personSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  rights: z.array(rightSchema),
  disabledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Person = z.infer<typeof personSchema>;

/** An instructor of a class teaches it only while this is true. */
export function canTeach({ role, disabledAt }: Pick<Person, "role" | "disabledAt">): boolean {
  return role !== "learner" && disabledAt === null;
}

/** A right counts only while its holder can teach. */
export function hasRight(
  person: Pick<Person, "role" | "disabledAt" | "rights"> | null,
  right: Right,
): boolean {
  return person !== null && canTeach(person) && person.rights.includes(right);
}

/** Who acts, in which request; every use-case gets it and every audit entry stores it. */
export type Actor = { userId: string; role: Role; requestId: string };
