import { takeStuckAction, takeStuckActionInput } from "@foothold/core/stuck";
import { practise } from "#lib/practise.ts";
import { stuckAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: takeStuckActionInput,
  output: stuckAnswer,
  run: takeStuckAction,
});
