import { z } from "zod";

export const MAX_CLASS_NAME_LENGTH = 80;
/** Without letters and digits that look alike. */
export const joinCodeAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const JOIN_CODE_LENGTH = 8;

export const classNameSchema = z
  .string()
  .trim()
  .min(1, "Give the class a name.")
  .max(MAX_CLASS_NAME_LENGTH, `Keep the name to ${MAX_CLASS_NAME_LENGTH} characters.`);

export const classSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  joinCode: z.string(),
  createdAt: z.iso.datetime(),
});
export type LearnerClass = z.infer<typeof classSchema>;

export const memberRoleSchema = z.enum(["learner", "instructor"]);
export type MemberRole = z.infer<typeof memberRoleSchema>;

export const memberSchema = z.object({
  classId: z.string(),
  userId: z.string(),
  name: z.string(),
  role: memberRoleSchema,
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof memberSchema>;

/** As people type it: spaces, dashes and letter case do not matter. */
export const joinCodeSchema = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
