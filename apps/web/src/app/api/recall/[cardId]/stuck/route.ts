import { helpWithCard, helpWithCardInput } from "@foothold/core/learning";
import { practise } from "#lib/practise.ts";
import { stuckAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: helpWithCardInput,
  output: stuckAnswer,
  run: helpWithCard,
});
