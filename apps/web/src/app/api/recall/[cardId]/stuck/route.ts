import { helpWithCard, helpWithCardInput } from "@foothold/core";
import { stuckAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: helpWithCardInput,
  output: stuckAnswer,
  run: helpWithCard,
});
