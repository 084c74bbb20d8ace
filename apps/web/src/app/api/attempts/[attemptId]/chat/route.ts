import { askCoach, askCoachInput } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { chatAnswer } from "#lib/views/chat.ts";

export const POST = handle({
  roles,
  limit: "coach",
  streams: true,
  idempotent: true,
  takesKey: true,
  input: askCoachInput,
  output: chatAnswer,
  run: askCoach,
});
