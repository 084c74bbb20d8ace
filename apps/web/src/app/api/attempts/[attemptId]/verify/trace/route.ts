import { traceTest, traceTestInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { traceAnswer } from "#lib/views/runs.ts";

export const POST = handlePractice({
  limit: "run",
  input: traceTestInput,
  output: traceAnswer,
  run: traceTest,
});
