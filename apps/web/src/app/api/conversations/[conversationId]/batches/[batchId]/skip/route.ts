import { skipCommand, skipCommandInput } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { batchAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  input: skipCommandInput,
  output: batchAnswer,
  run: skipCommand,
});
