import { coachSettingSchema, fallbackReasonSchema, modelProviders } from "@foothold/core/coach";
import { z } from "zod";

const names = z.array(z.string());

/** Models by name only: keys and addresses stay in the environment. */
export const coachSettingsAnswer = z.object({
  settings: coachSettingSchema.extend({
    version: z.number().int(),
    changedAt: z.iso.datetime().nullable(),
    changedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
    configured: z.object({ gemini: names, ollama: names }),
    configuredFirstWordsSeconds: z.number(),
  }),
});

const tested = { tookMs: z.number().int(), failure: fallbackReasonSchema.optional() };

export const testedModelsAnswer = z.object({
  provider: z.enum(modelProviders),
  models: z.array(
    z.object({
      model: z.string(),
      works: z.boolean(),
      outputTokens: z.number().int().optional(),
      ...tested,
    }),
  ),
});

export const ownCoachTestAnswer = z.object({ works: z.boolean(), ...tested });
