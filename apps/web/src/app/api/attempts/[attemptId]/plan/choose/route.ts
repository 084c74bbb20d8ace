import { choosePattern, choosePatternInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { choiceAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: choosePatternInput,
  output: choiceAnswer,
  run: choosePattern,
});
