import { z } from "zod";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import { type ChatBug, chatBugSchema } from "../../../entities/chat/chat-bug.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const reportReplyInput = exchangeInput.extend({ what: requiredLearnerText("chatReport") });
export type ReportReply = z.infer<typeof reportReplyInput>;

export const reportedReplySchema = z.object({ bug: chatBugSchema });

/** A learner says what was wrong with an answer; their instructors and the admins see it. */
export async function reportReply(
  deps: Pick<Deps, "conversations" | "exchanges" | "chatBugs" | "clock" | "newId">,
  { what, ...input }: ReportReply,
  actor: Actor,
): Promise<z.infer<typeof reportedReplySchema>> {
  const { conversation, exchange } = await loadExchange(deps, input, actor);
  const bug: ChatBug = {
    type: "bad-answer",
    by: "learner",
    what,
    exchangeId: exchange.id,
    at: deps.clock.now().toISOString(),
  };
  await deps.chatBugs.report({ ...bug, id: deps.newId(), conversationId: conversation.id });
  return { bug };
}
