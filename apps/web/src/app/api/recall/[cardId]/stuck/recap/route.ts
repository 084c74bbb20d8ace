import { recapCard, recapCardInput } from "@foothold/core/learning";
import { practise } from "#lib/practise.ts";
import { recapAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: recapCardInput,
  output: recapAnswer,
  run: recapCard,
});
