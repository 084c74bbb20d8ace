import { z } from "zod";
import { offeredModels } from "../coach/model/offered-models.ts";
import type { Actor } from "../entities/people/person.ts";
import { defaultSettings } from "../entities/people/settings.ts";
import type { SubTaskPlan } from "../entities/subtasks/sub-task-plan.ts";
import type { Deps } from "../ports/deps.ts";
import { defaultSubTaskConfig } from "../ports/subtasks.ts";
import type { PricedModel } from "./plan/choose-model.ts";
import type { Pricing } from "./plan/strategy.ts";
import { type PlanView, planViewSchema, viewPlan } from "./plan-view.ts";
import { noSuchPlan } from "./refusals.ts";

export const planInput = z.object({ planId: z.string().min(1).max(100) });
export type PlanInput = z.infer<typeof planInput>;

export const viewedPlanSchema = z.object({ plan: planViewSchema.nullable() });
export type ViewedPlan = z.infer<typeof viewedPlanSchema>;

export async function loadPlan(
  { subTaskPlans }: Pick<Deps, "subTaskPlans">,
  { planId }: PlanInput,
  actor: Actor,
): Promise<SubTaskPlan> {
  const stored = await subTaskPlans.find(planId);
  if (!stored || stored.plan.userId !== actor.userId) throw noSuchPlan();
  return stored;
}

export type PricingDeps = Pick<Deps, "settings" | "models" | "coachSettings" | "subTaskConfig">;

/** What a plan of this person costs and how much of it runs at the same time. */
export async function pricingFor(deps: PricingDeps, userId: string): Promise<Pricing> {
  const { coachProvider } = (await deps.settings.find(userId)) ?? defaultSettings;
  const { perPerson } = deps.subTaskConfig ?? defaultSubTaskConfig;
  if (coachProvider === "built-in") return { models: null, parallelism: perPerson };
  const setting = await deps.coachSettings.read();
  const offer = offeredModels(deps.models, setting, coachProvider);
  const priced = (name: string): PricedModel => ({
    name,
    perMillionTokens: setting.chat.prices[name]?.output ?? 0,
  });
  // The weakest is named first, and is the cheapest.
  const [cheapest, best] = offer.offered ? [offer.names[0], offer.names.at(-1)] : [];
  const models = cheapest && best ? { cheapest: priced(cheapest), best: priced(best) } : null;
  return { models, parallelism: perPerson };
}

export async function toView(deps: PricingDeps, stored: SubTaskPlan): Promise<PlanView> {
  const { chat } = await deps.coachSettings.read();
  return viewPlan(stored, await pricingFor(deps, stored.plan.userId), chat.prices);
}
