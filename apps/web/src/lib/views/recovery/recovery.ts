import {
  escalationSchema,
  guidanceSchema,
  recoverySchema,
  recoveryStepSchema,
} from "@foothold/core/recovery";
import { z } from "zod";
import { confidenceSchema } from "./guidance.ts";

const shownStepSchema = recoveryStepSchema
  .pick({ key: true, stage: true, strategy: true, isFallback: true, outcome: true })
  .extend({
    text: z.string(),
    at: z.iso.datetime(),
    guidance: guidanceSchema
      .pick({ status: true, steps: true })
      .extend({ confidence: confidenceSchema })
      .nullable(),
  });

const branchSchema = z.object({
  id: z.string(),
  rounds: z.number().int(),
  running: z.boolean(),
  score: z.number().nullable(),
  text: z.string().nullable(),
  best: z.boolean(),
});

const recoveryViewSchema = recoverySchema
  .pick({
    id: true,
    status: true,
    trigger: true,
    reason: true,
    goal: true,
    stage: true,
    iterations: true,
    createdAt: true,
    endedAt: true,
  })
  .extend({
    shown: z.array(shownStepSchema),
    branches: z.array(branchSchema),
    escalation: escalationSchema
      .pick({ id: true, status: true })
      .extend({
        claimed: z.boolean(),
        hasInstructor: z.boolean(),
        answer: z
          .object({
            option: z.string(),
            text: z.string(),
            steps: z.array(z.string()),
            at: z.iso.datetime(),
          })
          .nullable(),
      })
      .nullable(),
    waysOut: z
      .object({
        lesson: z
          .object({ id: z.string(), title: z.string(), minutes: z.number().int() })
          .nullable(),
        pattern: z.object({ id: z.string(), name: z.string() }).nullable(),
        simpler: z.object({ slug: z.string(), title: z.string() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Recovery" });

export const recoveryAnswer = z.object({ recovery: recoveryViewSchema.nullable() });
