import { stopBatch, stopBatchInput } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { batchAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  input: stopBatchInput,
  output: batchAnswer,
  run: stopBatch,
});
