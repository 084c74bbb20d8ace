import { roles } from "@foothold/core/people";
import { tickStep, tickStepInput } from "@foothold/core/recovery";
import { handle } from "#lib/handle.ts";
import { answerAnswer } from "#lib/views/recovery/recovery.ts";

export const POST = handle({
  roles,
  input: tickStepInput,
  output: answerAnswer,
  limit: "write",
  run: tickStep,
});
