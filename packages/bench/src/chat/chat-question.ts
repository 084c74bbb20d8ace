import { z } from "zod";

export const questionKinds = [
  "error-message",
  "language",
  "idea",
  "statement",
  "own-code",
  "last-run",
  "memory",
  "next-step",
  "solution-request",
  "small-talk",
  "foothold",
  "unknowable",
  "unit",
] as const;

const slug = z.string().min(1);

/** One question with the situation it is asked in and what a useful answer holds; README.md explains each field. */
export const chatQuestionSchema = z
  .strictObject({
    question: z.string().min(1),
    kind: z.enum(questionKinds),
    problem: slug.optional(),
    lesson: slug.optional(),
    card: slug.optional(),
    step: z
      .enum(["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY", "REFLECT", "COMPLETE"])
      .default("IMPLEMENT"),
    language: z.enum(["python", "javascript", "typescript"]).default("python"),
    code: z.string().default("starter"),
    run: z.enum(["none", "visible", "handed-in"]).default("none"),
    changedSince: z.boolean().default(false),
    ownInput: z.string().optional(),
    pattern: slug.optional(),
    hintsUsed: z.int().nonnegative().default(0),
    before: z.array(z.string()).default([]),
    useful: z.array(z.string().min(1)).min(1),
    mustNot: z.array(z.string().min(1)).default([]),
  })
  .refine(({ problem, lesson, card }) => [problem, lesson, card].filter(Boolean).length === 1, {
    message: "needs one of problem, lesson and card",
  });
export type ChatQuestion = z.infer<typeof chatQuestionSchema>;
