import { checkExample, checkExampleInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { MAX_VALUES_BYTES } from "#lib/http/input/read-json.ts";
import { exampleAnswer } from "#lib/views/runs.ts";

export const POST = handlePractice({
  limit: "run",
  input: checkExampleInput,
  output: exampleAnswer,
  run: checkExample,
  maxBytes: MAX_VALUES_BYTES,
});
