import { choosePattern, choosePatternInput } from "@foothold/core";
import { choiceAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: choosePatternInput,
  output: choiceAnswer,
  run: choosePattern,
});
