import {
  conversationInput,
  deleteConversation,
  renameConversation,
  renameConversationInput,
  viewConversation,
  viewConversationInput,
} from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import {
  changedConversationAnswer,
  conversationAnswer,
  deletedConversationAnswer,
} from "#lib/views/chat.ts";

export const GET = handle({
  roles,
  input: viewConversationInput,
  output: conversationAnswer,
  run: viewConversation,
});

export const PUT = handle({
  roles,
  input: renameConversationInput,
  output: changedConversationAnswer,
  limit: "write",
  run: renameConversation,
});

export const DELETE = handle({
  roles,
  input: conversationInput,
  output: deletedConversationAnswer,
  limit: "write",
  run: deleteConversation,
});
