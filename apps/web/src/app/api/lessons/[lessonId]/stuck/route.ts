import { helpWithLesson, helpWithLessonInput } from "@foothold/core";
import { stuckAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: helpWithLessonInput,
  output: stuckAnswer,
  run: helpWithLesson,
});
