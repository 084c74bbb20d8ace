import type { ModelFailureKind } from "../../entities/coach/text-model.ts";
import { defaultSettings } from "../../entities/people/settings.ts";
import type { ChatRequest } from "../../ports/coach/converse.ts";
import { type SendMessage, sendMessage } from "../../use-cases/chat/message/send-message.ts";
import { startConversation } from "../../use-cases/chat/start-conversation.ts";
import { viewConversation } from "../../use-cases/chat/view-conversation.ts";
import { atStep } from "../attempt-tests.ts";
import { manualClock } from "../clock.ts";
import { fakePictureModel } from "../fakes/fake-picture-model.ts";
import { memoryDeps } from "../memory/deps.ts";

type Outcome = ModelFailureKind | "drawn" | "never";

/** A conversation about an attempt, with a picture model that ends as it is told for each prompt. */
export async function pictureConversation(outcomeOf: (prompt: string) => Outcome = () => "drawn") {
  const clock = manualClock();
  const deps = memoryDeps({ clock });
  const { model, prompts } = fakePictureModel(outcomeOf);
  deps.pictures = { model, withinMs: 60_000 };
  const at = await atStep("IMPLEMENT", { deps });
  deps.settings.find = async () => ({ name: "", ...defaultSettings, coachProvider: "openai" });
  const unit = { unitType: "SolveProblem", unitId: at.attemptId } as const;
  const { id: conversationId } = await startConversation(deps, unit, at.actor);
  const asked: ChatRequest[] = [];
  const { converse } = deps.coach;
  deps.coach.converse = async (request) => {
    asked.push(request);
    return converse(request);
  };
  const send = async (message: string, given: Partial<SendMessage> = {}) => {
    const input = { conversationId, message, isAutomatic: false, ...given };
    return (await sendMessage(deps, input, at.actor)).exchange;
  };
  const view = () => viewConversation(deps, { conversationId, limit: 25 }, at.actor);
  return { ...at, deps, clock, conversationId, asked, prompts, send, view };
}
