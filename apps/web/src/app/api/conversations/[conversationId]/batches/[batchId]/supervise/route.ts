import { superviseBatch, superviseBatchInput } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { supervisedBatchAnswer } from "#lib/views/chat.ts";

export const POST = handle({
  roles,
  limit: "coach",
  streams: true,
  input: superviseBatchInput,
  output: supervisedBatchAnswer,
  run: superviseBatch,
});
