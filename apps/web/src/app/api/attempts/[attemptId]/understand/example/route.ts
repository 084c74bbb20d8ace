import { checkExample, checkExampleInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { exampleAnswer } from "#lib/views.ts";

export const POST = practise({
  limit: "run",
  input: checkExampleInput,
  output: exampleAnswer,
  run: checkExample,
});
