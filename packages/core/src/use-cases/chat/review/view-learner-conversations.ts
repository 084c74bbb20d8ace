import { z } from "zod";
import { attemptInput } from "../../../attempt/load/load-attempt.ts";
import { conversationSummary, conversationSummarySchema } from "../../../chat/conversation-view.ts";
import { noSuchConversation } from "../../../chat/refusals.ts";
import { loadLearnerAttempt } from "../../../classroom/load-learner-attempt.ts";
import { MAX_PAGE_SIZE } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { readingOfAnswers } from "../../../recovery/escalation/readable-answers.ts";
import {
  showConversation,
  type ViewedConversation,
  viewConversationInput,
} from "../view-conversation.ts";

type LearnerDeps = Pick<Deps, "attempts" | "classes" | "audit" | "conversations">;

export const listLearnerConversationsInput = attemptInput.pick({ attemptId: true });
export const learnerConversationsSchema = z.object({ items: z.array(conversationSummarySchema) });

/** The conversations about a learner's attempt, for whoever may see the attempt; audited like the attempt. */
export async function listLearnerConversations(
  deps: LearnerDeps,
  input: { attemptId: string },
  actor: Actor,
): Promise<z.infer<typeof learnerConversationsSchema>> {
  const { id: unitId, userId } = await loadLearnerAttempt(deps, input, actor);
  const unit = { unitType: "SolveProblem", unitId } as const;
  const { items } = await deps.conversations.list({ userId, unit, limit: MAX_PAGE_SIZE });
  return { items: items.map(conversationSummary) };
}

export const viewLearnerConversationInput = viewConversationInput.extend(
  attemptInput.pick({ attemptId: true }).shape,
);
export type ViewLearnerConversation = z.infer<typeof viewLearnerConversationInput>;

export async function viewLearnerConversation(
  deps: LearnerDeps &
    Pick<Deps, "exchanges" | "chatBugs" | "commandBatches" | "coachSettings" | "escalations">,
  { attemptId, conversationId, ...query }: ViewLearnerConversation,
  actor: Actor,
): Promise<ViewedConversation> {
  const attempt = await loadLearnerAttempt(deps, { attemptId }, actor);
  const conversation = await deps.conversations.find(conversationId);
  const isOfAttempt =
    conversation?.unitType === "SolveProblem" && conversation.unitId === attempt.id;
  if (!isOfAttempt) throw noSuchConversation();
  const { redact } = await readingOfAnswers(deps, attempt.id, actor);
  return withTexts(await showConversation(deps, conversation, query), redact);
}

/** The same value with every text in it changed. */
function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === "string" ? change(each) : each,
  );
}
