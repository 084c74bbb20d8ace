import { z } from "zod";
import { conversationInput, loadConversation } from "../../chat/load-conversation.ts";
import { conversationClosed } from "../../chat/refusals.ts";
import { requiredLearnerText } from "../../entities/fields/learner-text.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { RequestShape, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { loadChatSubject, type SubjectDeps } from "../../learning/chat/load-chat-subject.ts";
import type { Deps } from "../../ports/deps.ts";
import { type PricingDeps, pricingFor, toView, type ViewedPlan } from "../../subtasks/load-plan.ts";
import type { PlanFacts, PlanStep } from "../../subtasks/plan/plan-step.ts";
import { type Planning, planSubTasks } from "../../subtasks/plan/plan-sub-tasks.ts";
import { readPlannedSteps } from "../../subtasks/plan/read-planned-steps.ts";
import { hasManyParts, readRequestShape } from "../../subtasks/plan/read-request-shape.ts";
import { planRunning } from "../../subtasks/refusals.ts";
import { planAfterSteering } from "../../subtasks/run/plan-after.ts";
import { gatherFacts } from "../../subtasks/work/gather-facts.ts";
import type { AttemptSubject, WorkDeps } from "../../subtasks/work/work-context.ts";

export const planRequestInput = conversationInput.extend({
  message: requiredLearnerText("chatMessage"),
  /** True when the learner asks for a plan, however small the request is. */
  isAsked: z.boolean().default(false),
});
export type PlanRequest = z.infer<typeof planRequestInput>;

export type PlanningDeps = SubjectDeps &
  WorkDeps &
  PricingDeps &
  Pick<Deps, "subTaskPlans" | "workspaces" | "clock" | "newId" | "guard">;

/** Makes a plan for a request that is too large for one reply; null for one that needs none. Nothing runs yet. */
export async function planRequest(
  deps: PlanningDeps,
  { conversationId, message, isAsked }: PlanRequest,
  actor: Actor,
): Promise<ViewedPlan> {
  const conversation = await loadConversation(deps, { conversationId }, actor);
  if (conversation.isClosed) throw conversationClosed();
  const subject = await loadChatSubject(deps, conversation, actor);
  if (subject.kind !== "attempt") return { plan: null };
  const before = await deps.subTaskPlans.newest(conversation.id);
  if (before && !mayBeReplaced(before)) throw planRunning();
  const pricing = await pricingFor(deps, actor.userId);
  const shape: RequestShape = readRequestShape(message) ?? "other";
  if (shape === "other" && !(pricing.models && (isAsked || hasManyParts(message)))) {
    return { plan: null };
  }
  const facts = await gatherFacts(deps, subject, shape);
  const steps = shape === "other" ? await askPlanner(deps, subject, message, facts) : [];
  const past = await deps.subTaskPlans.truncations(shape);
  const owner = {
    id: deps.newId(),
    userId: actor.userId,
    parentSessionId: conversation.id,
    createdAt: deps.clock.now().toISOString(),
  };
  const planning: Planning = { request: message, shape, facts, steps, past, pricing };
  const planned: SubTaskPlan | null = planSubTasks(planning, owner, deps.newId);
  if (!planned) return { plan: null };
  if (before) await stopDraft(deps, before);
  await deps.subTaskPlans.create(planned);
  return { plan: await toView(deps, planned) };
}

const mayBeReplaced = ({ plan }: SubTaskPlan): boolean =>
  ["draft", "completed", "stopped"].includes(plan.status);

async function stopDraft(deps: PlanningDeps, { plan }: SubTaskPlan): Promise<void> {
  const now = deps.clock.now();
  await deps.subTaskPlans.update(plan.id, now, (stored) =>
    stored.plan.status === "draft" ? planAfterSteering(stored, "stop", now) : null,
  );
}

/**
 * The steps that a model makes of the request; none where it fails. Its notes are taken out of the words after the coach
 * has judged them, so the guard looks once more at the words that are shown.
 */
async function askPlanner(
  { coach, guard }: PlanningDeps,
  subject: AttemptSubject,
  message: string,
  facts: PlanFacts,
): Promise<PlanStep[]> {
  const answer = await coach.converse({
    subject,
    userId: subject.attempt.userId,
    message,
    past: [],
    summary: "",
    references: [],
    todos: [],
    specialist: "plan",
  });
  const steps = answer.answeredBy ? readPlannedSteps(answer.reply.todos, facts) : [];
  const words = steps.map(({ instruction }) => instruction).join("\n");
  const { kind: _, ...context } = subject;
  const judged = steps.length > 0 ? await guard?.check(words, context, "strict") : undefined;
  return judged?.leak ? [] : steps;
}
