import { z } from "zod";
import { quickOptionSchema } from "./guidance.ts";

/** What an instructor answered one learner. Kept with the attempt, also when the learner is stuck again later. */
export const instructorAnswerSchema = z.object({
  id: z.string().min(1),
  escalationId: z.string(),
  recoveryId: z.string(),
  attemptId: z.string(),
  /** The learner. */
  userId: z.string(),
  /** null when that person has deleted their account. */
  authorId: z.string().nullable(),
  /** The class in which the author teaches the learner; its instructors may read the answer. */
  classId: z.string().nullable(),
  option: quickOptionSchema,
  text: z.string(),
  steps: z.array(z.string()),
  /** Positions of the steps that the learner has ticked off. */
  tickedSteps: z.array(z.number().int().min(0)),
  /** A simpler problem to solve first. */
  suggestedProblem: z.string().nullable(),
  guidanceId: z.string().nullable(),
  /** From the question to the answer. */
  waitedMs: z.number().int().min(0),
  /** From claiming the question to answering it; null for answers older than this field. */
  answeringMs: z.number().int().min(0).nullable(),
  at: z.iso.datetime(),
});
export type InstructorAnswer = z.infer<typeof instructorAnswerSchema>;
