import { z } from "zod";
import { slugSchema } from "../catalog/problem.ts";
import { figureSchema } from "../drawings/figure.ts";
import { runValueSchema } from "../runs/run.ts";

const textSchema = z.string().min(1);

const checkSchema = z.object({
  question: textSchema,
  choices: z.array(z.object({ text: textSchema, feedback: textSchema, right: z.boolean() })).min(2),
});
export type LessonCheck = z.infer<typeof checkSchema>;

/** A small program in every language, with a call of it and what the call gives. */
export const lessonCodeSchema = z.object({
  name: textSchema,
  pythonName: textSchema.optional(),
  args: z.array(runValueSchema),
  gives: runValueSchema,
  javascript: textSchema,
  typescript: textSchema,
  python: textSchema,
});
export type LessonCode = z.infer<typeof lessonCodeSchema>;

export const lessonSectionSchema = z.object({
  heading: textSchema,
  text: textSchema,
  pictures: z.array(z.object({ caption: textSchema, picture: figureSchema })).default([]),
  code: lessonCodeSchema.nullable().default(null),
});
export type LessonSection = z.infer<typeof lessonSectionSchema>;

/** A few minutes about one pattern, with checks to answer. Browsers get only `lessonView` of it. */
export const lessonSchema = z.object({
  id: slugSchema,
  patternId: slugSchema,
  title: textSchema,
  minutes: z.int().positive(),
  sections: z.array(lessonSectionSchema).min(1),
  checks: z.array(checkSchema),
});
export type Lesson = z.infer<typeof lessonSchema>;

export const lessonSummarySchema = z.object({
  id: z.string(),
  patternId: z.string(),
  title: z.string(),
  minutes: z.number().int(),
});
export type LessonSummary = z.infer<typeof lessonSummarySchema>;

export function lessonSummary({ id, patternId, title, minutes }: Lesson): LessonSummary {
  return { id, patternId, title, minutes };
}

/** What a learner may see of a lesson: the right choice of a check is told after they have chosen. */
export const lessonViewSchema = lessonSummarySchema.extend({
  sections: z.array(lessonSectionSchema),
  checks: z.array(z.object({ question: z.string(), choices: z.array(z.string()) })),
});
export type LessonView = z.infer<typeof lessonViewSchema>;

export function lessonView({ sections, checks, ...lesson }: Lesson): LessonView {
  return {
    ...lessonSummary({ sections, checks, ...lesson }),
    sections,
    checks: checks.map(({ question, choices }) => ({
      question,
      choices: choices.map(({ text }) => text),
    })),
  };
}
