import { checkExample, checkExampleInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { exampleAnswer } from "#lib/views/runs.ts";

export const POST = handlePractice({
  limit: "run",
  input: checkExampleInput,
  output: exampleAnswer,
  run: checkExample,
});
