import { stuckActionSchema } from "@foothold/core/attempt";
import { markedSchema } from "@foothold/core/coach";
import { ratingSchema } from "@foothold/core/learning";
import { z } from "zod";

/** What a browser may see of lessons and cards: which choice is right only after choosing. */

const lessonSummarySchema = z.object({
  id: z.string(),
  patternId: z.string(),
  title: z.string(),
  minutes: z.number().int(),
});

export const lessonsAnswer = z.object({
  lessons: z.array(lessonSummarySchema.extend({ completedAt: z.iso.datetime().nullable() })),
});

const coachRemarkSchema = z.object({
  id: z.string(),
  kind: z.enum([...stuckActionSchema.options, "recap"]),
  at: z.iso.datetime(),
  text: z.string(),
  ...markedSchema.shape,
});

const helpFields = {
  recapRequired: z.boolean(),
  recapText: z.string().nullable(),
  exchanges: z.array(coachRemarkSchema),
};

export const lessonAnswer = z.object({
  lesson: lessonSummarySchema
    .extend({
      sections: z.array(z.object({ heading: z.string(), text: z.string() })),
      checks: z.array(z.object({ question: z.string(), choices: z.array(z.string()) })),
    })
    .meta({ id: "Lesson" }),
  progress: z.object({
    answers: z.array(
      z.object({
        check: z.number().int(),
        choice: z.number().int(),
        right: z.boolean(),
        tries: z.number().int(),
        feedback: z.string(),
      }),
    ),
    completedAt: z.iso.datetime().nullable(),
    ...helpFields,
  }),
});

export const checkAnswer = z.object({
  right: z.boolean(),
  feedback: z.string(),
  tries: z.number().int(),
  completed: z.boolean(),
  recapRequired: z.boolean(),
});

const outlookFields = {
  due: z.number().int(),
  total: z.number().int(),
  nextDueAt: z.iso.datetime().nullable(),
};

export const recallAnswer = z.object({
  ...outlookFields,
  cards: z.array(
    z.object({
      id: z.string(),
      patternId: z.string(),
      patternName: z.string(),
      question: z.string(),
      answer: z.string(),
      version: z.number().int(),
      isNew: z.boolean(),
      comesAgainAt: z.record(ratingSchema, z.iso.datetime()),
      ...helpFields,
    }),
  ),
});

export const reviewedAnswer = z.object({ ...outlookFields, comesAgainAt: z.iso.datetime() });
