import {
  attemptV2Schema,
  changeSetSchema,
  changeSetSummarySchema,
  draftSchema,
  predictionSchema,
  rewoundSchema,
  savedCodeSchema,
  understandPayloadSchema,
  v2StepSchema,
} from "@foothold/core/attempt";
import { stuckViewSchema } from "@foothold/core/stuck";
import { z } from "zod";
import { problemSchema } from "./catalog.ts";
import { pageOf } from "./page.ts";

/** What a browser may see of an attempt: no owner's id, and of the stuck detection only its verdict. */

export const attemptSchema = attemptV2Schema
  .omit({ userId: true, stuckTrail: true })
  .extend({
    v2Step: v2StepSchema.nullable(),
    understandPayload: understandPayloadSchema
      .extend({ predictions: z.array(predictionSchema.omit({ misreading: true })) })
      .nullable(),
    stuck: stuckViewSchema,
  })
  .meta({ id: "Attempt" });

export const attemptAnswer = z.object({ attempt: attemptSchema });

/** `invariantFeedback` is there when the attempt stays at REFLECT. */
export const reflectionAnswer = attemptAnswer.extend({ invariantFeedback: z.string().optional() });

export const attemptPage = pageOf(
  attemptSchema.pick({
    id: true,
    problemSlug: true,
    language: true,
    mode: true,
    state: true,
    v2Step: true,
    version: true,
    createdAt: true,
    updatedAt: true,
    finishedAt: true,
  }),
);

export const attemptAndProblem = z.object({ attempt: attemptSchema, problem: problemSchema });

export const savedCodeAnswer = savedCodeSchema;
export const rewoundAnswer = rewoundSchema;
export const changePage = pageOf(changeSetSummarySchema);
export const changeAnswer = changeSetSchema;

export const draftsAnswer = z.object({ drafts: z.array(draftSchema.meta({ id: "Draft" })) });
