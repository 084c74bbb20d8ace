import { viewRunQueue, viewRunQueueInput } from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { runQueueAnswer } from "#lib/views/runs.ts";

export const GET = handle({
  roles,
  input: viewRunQueueInput,
  output: runQueueAnswer,
  run: viewRunQueue,
});
