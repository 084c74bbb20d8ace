import { checkTests, checkTestsInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { checkedTestsAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  limit: "run",
  input: checkTestsInput,
  output: checkedTestsAnswer,
  run: checkTests,
});
