import { lessonSectionSchema } from "@foothold/core/learning";
import { z } from "zod";
import { patternIdSchema } from "./pattern-ids.ts";
import { slugSchema, textSchema, textsSchema } from "./shared.ts";

export const patternFileSchema = z.strictObject({
  name: textSchema,
  summary: textSchema,
  cues: textsSchema.min(1),
  invariant: textSchema,
  related: z.array(patternIdSchema),
});
export type PatternFile = z.infer<typeof patternFileSchema>;

const checkSchema = z
  .strictObject({
    question: textSchema,
    choices: z
      .array(
        z.strictObject({
          text: textSchema,
          feedback: textSchema,
          right: z.boolean().default(false),
        }),
      )
      .min(2),
  })
  .refine(({ choices }) => choices.filter(({ right }) => right).length === 1, {
    path: ["choices"],
    message: "must mark exactly one choice with right: true",
  });

export const lessonFileSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  minutes: z.int().positive(),
  sections: z.array(lessonSectionSchema.strict()).min(1),
  checks: z.array(checkSchema),
});
export type LessonFile = z.infer<typeof lessonFileSchema>;

const cardSchema = z.strictObject({
  id: slugSchema,
  question: textSchema,
  answer: textSchema,
  hint: textSchema,
});

export const recallFileSchema = z.strictObject({ cards: z.array(cardSchema) });
export type RecallFile = z.infer<typeof recallFileSchema>;
