import { laterPredictionSchema, viewedLaterProbeSchema } from "@foothold/core/attempt";
import { recapAnswerSchema, stuckAnswerSchema } from "@foothold/core/stuck";

export const stuckAnswer = stuckAnswerSchema;
export const recapAnswer = recapAnswerSchema;
export const laterProbeAnswer = viewedLaterProbeSchema;
export const laterPredictionAnswer = laterPredictionSchema;
