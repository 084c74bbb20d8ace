import { runTests, runTestsInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { testRunAnswer } from "#lib/views.ts";

export const POST = practise({
  limit: "run",
  input: runTestsInput,
  output: testRunAnswer,
  run: runTests,
});
