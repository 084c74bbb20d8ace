import { sendMessage, sendMessageInput } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { exchangeAnswer } from "#lib/views/chat.ts";

export const POST = handle({
  roles,
  limit: "coach",
  streams: true,
  takesKey: true,
  input: sendMessageInput,
  output: exchangeAnswer,
  run: sendMessage,
});
