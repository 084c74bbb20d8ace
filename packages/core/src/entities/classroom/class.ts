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
  /** Can hand the class over, and cannot be removed; null when that person is gone. */
  ownerId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type LearnerClass = z.infer<typeof classSchema>;

/** A class as an admin sees it. */
export const classSummarySchema = classSchema.omit({ joinCode: true }).extend({
  ownerName: z.string().nullable(),
  instructors: z.array(z.object({ id: z.string(), name: z.string() })),
  learners: z.number().int(),
});
export type ClassSummary = z.infer<typeof classSummarySchema>;

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
