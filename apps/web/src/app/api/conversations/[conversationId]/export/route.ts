import { conversationInput, exportConversation } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { markdownFile } from "#lib/files/markdown-file.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles,
  input: conversationInput,
  media: "text/markdown",
  run: async (deps, input, actor) => markdownFile(await exportConversation(deps, input, actor)),
});
