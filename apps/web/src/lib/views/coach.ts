import { aiAssessmentSchema, choiceVerdictSchema, hintAnswerSchema } from "@foothold/core/attempt";
import {
  discoverySchema,
  failureExplanationSchema,
  markedSchema,
  ownCoachTestSchema,
  patternSuggestionsSchema,
  questionReplySchema,
  solutionLeakRiskSchema,
  testedModelsSchema,
  viewedCoachSettingsSchema,
} from "@foothold/core/coach";
import { z } from "zod";

export const assessmentAnswer = aiAssessmentSchema.extend({
  solutionLeakRisk: solutionLeakRiskSchema,
  ...markedSchema.shape,
});

/** With what the input gives, and an example to compare it with. */
export const explainedProbeAnswer = assessmentAnswer.extend({ explanation: z.string() });

export const suggestionsAnswer = patternSuggestionsSchema;
export const choiceAnswer = choiceVerdictSchema;
export const discoveryAnswer = discoverySchema;
export const hintAnswer = hintAnswerSchema;
export const failureAnswer = failureExplanationSchema;
export const chatAnswer = questionReplySchema;

/** Models by name only: keys and addresses stay in the environment. */
export const coachSettingsAnswer = z.object({ settings: viewedCoachSettingsSchema });
export const testedModelsAnswer = testedModelsSchema;
export const ownCoachTestAnswer = ownCoachTestSchema;
