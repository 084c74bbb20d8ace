import { recapCard, recapCardInput } from "@foothold/core";
import { recapAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: recapCardInput,
  output: recapAnswer,
  run: recapCard,
});
