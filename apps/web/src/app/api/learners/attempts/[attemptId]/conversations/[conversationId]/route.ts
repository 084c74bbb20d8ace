import { viewLearnerConversation, viewLearnerConversationInput } from "@foothold/core/chat";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { conversationAnswer } from "#lib/views/chat.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewLearnerConversationInput,
  output: conversationAnswer,
  run: viewLearnerConversation,
});
