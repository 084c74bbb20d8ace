import {
  listConversations,
  listConversationsInput,
  startConversation,
  startConversationInput,
} from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { conversationPage, startedConversationAnswer } from "#lib/views/chat.ts";

export const GET = handle({
  roles,
  input: listConversationsInput,
  output: conversationPage,
  limit: "search",
  run: listConversations,
});

export const POST = handlePractice({
  status: 201,
  limit: "write",
  input: startConversationInput,
  output: startedConversationAnswer,
  run: startConversation,
  view: (conversation) => ({ conversation }),
});
