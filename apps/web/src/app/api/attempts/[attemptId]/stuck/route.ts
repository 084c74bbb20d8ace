import { takeStuckAction, takeStuckActionInput } from "@foothold/core/stuck";
import { handlePractice } from "#lib/handle-practice.ts";
import { stuckAnswer } from "#lib/views/stuck.ts";

export const POST = handlePractice({
  limit: "coach",
  streams: true,
  input: takeStuckActionInput,
  output: stuckAnswer,
  run: takeStuckAction,
});
