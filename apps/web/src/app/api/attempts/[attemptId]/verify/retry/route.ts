import { retryCode, retryCodeInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { attemptAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: retryCodeInput,
  output: attemptAnswer,
  run: retryCode,
});
