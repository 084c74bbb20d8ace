import { z } from "zod";
import { offeredModels } from "../../coach/model/offered-models.ts";
import { timeLimits } from "../../coach/model/time-limits.ts";
import {
  byProvider,
  ModelFailure,
  modelFailureKinds,
  modelProviders,
  type TextModel,
} from "../../entities/coach/text-model.ts";
import type { Deps } from "../../ports/deps.ts";
import type { Clock } from "../../ports/people.ts";

export const testModelsInput = z.object({ provider: z.enum(modelProviders) });
export type TestModels = z.infer<typeof testModelsInput>;

const askedModel = z.object({ model: z.string(), tookMs: z.number().int() });
const testedModelSchema = z.discriminatedUnion("works", [
  askedModel.extend({ works: z.literal(true), outputTokens: z.number().int() }),
  askedModel.extend({ works: z.literal(false), failure: z.enum(modelFailureKinds) }),
]);
export type TestedModel = z.infer<typeof testedModelSchema>;

export const testedModelsSchema = testModelsInput.extend({ models: z.array(testedModelSchema) });
export type TestedModels = z.infer<typeof testedModelsSchema>;

const QUESTION = {
  system: "You are asked whether you work. Answer with one word.",
  messages: [{ role: "user", text: "Say the word: ready" }],
  temperature: 0,
  maxOutputTokens: 20,
} as const;

/** Sends each model in use a question and returns whether it answers, not what. */
export async function testModels(
  { models, coachSettings, clock }: Pick<Deps, "coachSettings" | "models"> & { clock: Clock },
  { provider }: TestModels,
): Promise<TestedModels> {
  const setting = await coachSettings.read();
  const everyoneMay = { ...setting, providers: allowing(setting.providers) };
  const offer = offeredModels(models, everyoneMay, provider);
  if (!offer.offered) return { provider, models: [] };
  const limits = timeLimits(models, setting);
  const opened = await models.open(provider, offer.names, setting.access[provider]);
  return { provider, models: await Promise.all(opened.map(test)) };

  async function test(model: TextModel): Promise<TestedModel> {
    const startedMs = clock.now().getTime();
    const took = () => ({
      model: model.name.model,
      tookMs: Math.max(0, clock.now().getTime() - startedMs),
    });
    try {
      const { usage } = await model.reply({ ...QUESTION, ...limits });
      return { ...took(), works: true, outputTokens: usage.outputTokens };
    } catch (error) {
      const failure = error instanceof ModelFailure ? error.kind : "unavailable";
      // The model works: it only reached the low token limit of this question.
      if (error instanceof ModelFailure && failure === "truncated" && error.partialText) {
        return { ...took(), works: true, outputTokens: QUESTION.maxOutputTokens };
      }
      return { ...took(), works: false, failure };
    }
  }
}

type Providers = Awaited<ReturnType<Deps["coachSettings"]["read"]>>["providers"];

/** An admin can test a provider before allowing it. */
function allowing(providers: Providers): Providers {
  return byProvider((provider) => ({ ...providers[provider], allowed: true }));
}
