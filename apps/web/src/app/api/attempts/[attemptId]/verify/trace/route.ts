import { traceTest, traceTestInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { traceAnswer } from "#lib/views.ts";

export const POST = practise({
  limit: "run",
  input: traceTestInput,
  output: traceAnswer,
  run: traceTest,
});
