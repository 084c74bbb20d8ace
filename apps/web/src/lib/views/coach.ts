import {
  assessmentSchema,
  choiceVerdictSchema,
  explainedProbeSchema,
  hintAnswerSchema,
} from "@foothold/core/attempt";
import {
  discoverySchema,
  failureExplanationSchema,
  ownCoachTestSchema,
  patternSuggestionsSchema,
  spendingViewSchema,
  testedModelsSchema,
  viewedCoachSettingsSchema,
} from "@foothold/core/coach";
import { z } from "zod";

export const assessmentAnswer = assessmentSchema;
export const explainedProbeAnswer = explainedProbeSchema;
export const suggestionsAnswer = patternSuggestionsSchema;
export const choiceAnswer = choiceVerdictSchema;
export const discoveryAnswer = discoverySchema;
export const hintAnswer = hintAnswerSchema;
export const failureAnswer = failureExplanationSchema;

/** Where a key comes from, never the key. */
export const coachSettingsAnswer = z.object({ settings: viewedCoachSettingsSchema });
export const spendingAnswer = spendingViewSchema;
export const testedModelsAnswer = testedModelsSchema;
export const ownCoachTestAnswer = ownCoachTestSchema;
