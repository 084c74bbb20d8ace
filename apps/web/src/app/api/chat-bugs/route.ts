import { listChatBugs, listChatBugsInput } from "@foothold/core/chat";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { chatBugsAnswer } from "#lib/views/chat.ts";

export const GET = handle({
  roles: teachingRoles,
  input: listChatBugsInput,
  output: chatBugsAnswer,
  run: listChatBugs,
});
