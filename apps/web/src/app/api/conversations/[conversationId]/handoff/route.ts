import { conversationInput, handOffConversation } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { handedOffAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  limit: "write",
  input: conversationInput,
  output: handedOffAnswer,
  run: handOffConversation,
});
