import { z } from "zod";
import { modeSchema } from "./attempt/attempt-mode.ts";
import {
  planPayloadSchema,
  reflectPayloadSchema,
  understandPayloadSchema,
  verifyPayloadSchema,
} from "./attempt/attempt-payloads.ts";
import { attemptSchema } from "./attempt.ts";

export const v2Steps = [
  "UNDERSTAND",
  "PLAN",
  "IMPLEMENT",
  "VERIFY",
  "REFLECT",
  "COMPLETE",
] as const;
export const v2StepSchema = z.enum(v2Steps);
export type V2Step = z.infer<typeof v2StepSchema>;

export const attemptV2Schema = attemptSchema.extend({
  mode: modeSchema,
  v2Step: v2StepSchema,
  understandPayload: understandPayloadSchema.nullable(),
  planPayload: planPayloadSchema.nullable(),
  verifyPayload: verifyPayloadSchema.nullable(),
  reflectPayload: reflectPayloadSchema.nullable(),
  hintBudget: z.number().int().min(0),
  hintsUsedCount: z.number().int().min(0),
});
export type AttemptV2 = z.infer<typeof attemptV2Schema>;

/** `v2Step` null: the attempt was begun in the older flow and stays in it. */
export const legacyAttemptSchema = attemptV2Schema.extend({ v2Step: z.null() });
export type LegacyAttempt = z.infer<typeof legacyAttemptSchema>;

export const anyAttemptSchema = z.union([attemptV2Schema, legacyAttemptSchema]);
export type AnyAttempt = z.infer<typeof anyAttemptSchema>;
