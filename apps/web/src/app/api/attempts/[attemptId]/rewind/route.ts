import { rewindCode, rewindCodeInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { rewoundAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: rewindCodeInput,
  output: rewoundAnswer,
  run: rewindCode,
});
