import { z } from "zod";

export const roles = ["learner", "instructor", "admin"] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

export const personSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  disabledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Person = z.infer<typeof personSchema>;

/** An instructor of a class teaches it only while this is true. */
export function canTeach({ role, disabledAt }: Pick<Person, "role" | "disabledAt">): boolean {
  return role !== "learner" && disabledAt === null;
}

/** Who acts, in which request; every use-case gets it and every audit entry stores it. */
export type Actor = { userId: string; role: Role; requestId: string };
