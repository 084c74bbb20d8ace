import { runTests, runTestsInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { testRunAnswer } from "#lib/views/runs.ts";

export const POST = handlePractice({
  limit: "run",
  input: runTestsInput,
  output: testRunAnswer,
  run: runTests,
});
