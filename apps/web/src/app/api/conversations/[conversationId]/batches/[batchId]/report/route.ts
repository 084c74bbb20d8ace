import { MAX_CHANGES_BYTES } from "@foothold/core/attempt";
import { reportCommand, reportCommandInput } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { reportedCommandAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  limit: "write",
  input: reportCommandInput,
  output: reportedCommandAnswer,
  run: reportCommand,
  maxBytes: MAX_CHANGES_BYTES,
});
