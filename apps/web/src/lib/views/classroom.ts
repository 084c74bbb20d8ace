import {
  classSchema,
  classSummarySchema,
  commentSchema,
  memberSchema,
  ownClassesSchema,
} from "@foothold/core/classroom";
import { personSchema } from "@foothold/core/people";
import { z } from "zod";
import { attemptAndProblem } from "./attempt.ts";
import { pageOf } from "./page.ts";

export const classAnswer = z.object({ class: classSchema });
export const classesAnswer = ownClassesSchema;
export const classAndMembers = z.object({
  class: classSchema,
  members: z.array(memberSchema.omit({ classId: true })),
});
export const classPage = pageOf(classSummarySchema);
export const ownerAnswer = z.object({ ownerId: z.string() });
export const joinedAnswer = z.object({ class: classSchema.pick({ id: true, name: true }) });
export const leftAnswer = z.object({ left: z.literal(true) });
export const joinCodeAnswer = z.object({ joinCode: z.string() });
export const addedAnswer = z.object({ added: z.literal(true) });
export const removedAnswer = z.object({ removed: z.literal(true) });

export const commentAnswer = z.object({ comment: commentSchema });

export const learnerAttemptAnswer = attemptAndProblem.extend({
  learner: personSchema.pick({ id: true, name: true }),
});
