import { openProbeSchema, stuckActionSchema } from "@foothold/core/attempt";
import { markedSchema } from "@foothold/core/coach";
import { z } from "zod";

const marked = markedSchema.shape;

export const stuckAnswer = z.object({
  action: stuckActionSchema,
  response: z.string(),
  requiresRecap: z.boolean(),
  ...marked,
});

export const recapAnswer = z.object({
  accepted: z.boolean(),
  feedback: z.string(),
  recapRequired: z.boolean(),
  ...marked,
});

const probe = openProbeSchema.nullable();

export const laterProbeAnswer = z.object({ probe, predicted: z.boolean() });

export const laterPredictionAnswer = z.object({
  right: z.boolean(),
  feedback: z.string(),
  probe,
});
