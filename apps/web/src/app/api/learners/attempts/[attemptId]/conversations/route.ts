import { listLearnerConversations, listLearnerConversationsInput } from "@foothold/core/chat";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { learnerConversationsAnswer } from "#lib/views/chat.ts";

export const GET = handle({
  roles: teachingRoles,
  input: listLearnerConversationsInput,
  output: learnerConversationsAnswer,
  run: listLearnerConversations,
});
