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

/** Whoever is in a class as its instructor teaches it only as long as this holds. */
export function canTeach({ role, disabledAt }: Pick<Person, "role" | "disabledAt">): boolean {
  return role !== "learner" && disabledAt === null;
}

/** Who acts, and in which request: what every use-case is told and every audit entry says. */
export type Actor = { userId: string; role: Role; requestId: string };
