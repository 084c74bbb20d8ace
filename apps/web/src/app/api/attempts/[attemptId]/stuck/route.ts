import { takeStuckAction, takeStuckActionInput } from "@foothold/core";
import { stuckAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: takeStuckActionInput,
  output: stuckAnswer,
  run: takeStuckAction,
});
