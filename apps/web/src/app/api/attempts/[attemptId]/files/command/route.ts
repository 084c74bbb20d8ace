import {
  MAX_CHANGES_BYTES,
  saveCommandChanges,
  saveCommandChangesInput,
} from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { commandChangesAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  limit: "write",
  input: saveCommandChangesInput,
  output: commandChangesAnswer,
  run: saveCommandChanges,
  maxBytes: MAX_CHANGES_BYTES,
});
