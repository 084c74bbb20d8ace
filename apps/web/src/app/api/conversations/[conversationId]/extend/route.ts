import { conversationInput, extendConversation } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { changedConversationAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  limit: "write",
  input: conversationInput,
  output: changedConversationAnswer,
  run: extendConversation,
});
