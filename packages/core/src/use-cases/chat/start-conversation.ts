import { BASE_TOKENS, BUILT_IN_CONTEXT_TOKENS } from "../../chat/context-size.ts";
import { type ConversationView, conversationView } from "../../chat/conversation-view.ts";
import {
  type ChatUnit,
  type Conversation,
  chatUnitSchema,
  MAX_TITLE_LENGTH,
} from "../../entities/chat/conversation.ts";
import type { Actor } from "../../entities/people/person.ts";
import {
  loadChatSubject,
  type SubjectDeps,
  titleOf,
} from "../../learning/chat/load-chat-subject.ts";
import type { ChatSubject } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";

export const startConversationInput = chatUnitSchema;

/** An empty conversation counts as this many bytes, so that nobody fills the database with them. */
const EMPTY_BYTES = 1_024;

type StartingDeps = SubjectDeps & Pick<Deps, "clock" | "newId">;

/** Starts a conversation about a unit, or returns the current one while it is empty. */
export async function startConversation(
  deps: StartingDeps & Pick<Deps, "coachSettings">,
  unit: ChatUnit,
  actor: Actor,
): Promise<ConversationView> {
  const subject = await loadChatSubject(deps, unit, actor);
  const current = await deps.conversations.current({ ...unit, userId: actor.userId });
  const { chat } = await deps.coachSettings.read();
  const conversation =
    current?.exchangeCount === 0 ? current : await createConversation(deps, unit, subject, actor);
  return conversationView(conversation, [], chat);
}

/** The conversation that a message to a unit goes to. */
export async function currentConversation(
  deps: StartingDeps,
  unit: ChatUnit,
  actor: Actor,
): Promise<Conversation> {
  const current = await deps.conversations.current({ ...unit, userId: actor.userId });
  if (current) return current;
  return createConversation(deps, unit, await loadChatSubject(deps, unit, actor), actor);
}

async function createConversation(
  { conversations, clock, newId }: StartingDeps,
  { unitType, unitId }: ChatUnit,
  subject: ChatSubject,
  { userId }: Actor,
): Promise<Conversation> {
  const title = titleOf(subject).slice(0, MAX_TITLE_LENGTH);
  const conversation = newConversation(
    { id: newId(), userId, unitType, unitId, title },
    clock.now().toISOString(),
  );
  await conversations.create(conversation);
  return conversation;
}

export function newConversation(
  given: Pick<Conversation, "id" | "userId" | "unitType" | "unitId" | "title">,
  at: string,
): Conversation {
  return {
    ...given,
    parentId: null,
    summary: "",
    foldedThrough: 0,
    todos: [],
    exchangeCount: 0,
    tokensIn: 0,
    tokensOut: 0,
    cost: 0,
    contextUsed: BASE_TOKENS,
    contextLimit: BUILT_IN_CONTEXT_TOKENS,
    storedBytes: EMPTY_BYTES,
    offer: null,
    pastOffers: [],
    autoContinued: 0,
    isClosed: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}
