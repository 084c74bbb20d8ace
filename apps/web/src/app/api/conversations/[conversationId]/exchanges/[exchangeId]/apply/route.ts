import { applyChanges, applyChangesInput } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { appliedChangesAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  input: applyChangesInput,
  output: appliedChangesAnswer,
  run: applyChanges,
});
