import { recapLesson, recapLessonInput } from "@foothold/core";
import { recapAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: recapLessonInput,
  output: recapAnswer,
  run: recapLesson,
});
