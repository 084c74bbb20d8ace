import { type ConversationInput, loadConversation } from "../../chat/load-conversation.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { type PricingDeps, toView, type ViewedPlan } from "../../subtasks/load-plan.ts";

/** The newest plan of a conversation, as it is now. */
export async function viewNewestPlan(
  deps: PricingDeps & Pick<Deps, "conversations" | "subTaskPlans">,
  input: ConversationInput,
  actor: Actor,
): Promise<ViewedPlan> {
  const { id } = await loadConversation(deps, input, actor);
  const stored = await deps.subTaskPlans.newest(id);
  return { plan: stored && (await toView(deps, stored)) };
}
