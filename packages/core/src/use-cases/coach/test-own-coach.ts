import { z } from "zod";
import { offeredModels } from "../../coach/model/offered-models.ts";
import { fallbackReasonSchema } from "../../entities/coach/fallback-reason.ts";
import { coachProviderSchema } from "../../entities/people/settings.ts";
import type { Deps } from "../../ports/deps.ts";
import type { Clock } from "../../ports/people.ts";
import { testModels } from "./test-models.ts";

export const testOwnCoachInput = z.object({ provider: coachProviderSchema });
export type TestOwnCoach = z.infer<typeof testOwnCoachInput>;

export const ownCoachTestSchema = z.object({
  works: z.boolean(),
  tookMs: z.number().int(),
  failure: fallbackReasonSchema.optional(),
});
export type OwnCoachTest = z.infer<typeof ownCoachTestSchema>;

/** Tests the coach that a person considers choosing; the built-in one always answers. */
export async function testOwnCoach(
  deps: Pick<Deps, "coachSettings" | "models"> & { clock: Clock },
  { provider }: TestOwnCoach,
): Promise<OwnCoachTest> {
  if (provider === "built-in") return { works: true, tookMs: 0 };
  const offer = offeredModels(deps.models, await deps.coachSettings.read(), provider);
  if (!offer.offered) return { works: false, tookMs: 0, failure: offer.reason };
  const { models } = await testModels(deps, { provider });
  const working = models.find(({ works }) => works);
  if (working) return { works: true, tookMs: working.tookMs };
  const [first] = models;
  const failure = first && !first.works ? first.failure : "not-configured";
  return { works: false, tookMs: first?.tookMs ?? 0, failure };
}
