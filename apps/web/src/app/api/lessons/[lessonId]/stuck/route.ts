import { helpWithLesson, helpWithLessonInput } from "@foothold/core/learning";
import { practise } from "#lib/practise.ts";
import { stuckAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: helpWithLessonInput,
  output: stuckAnswer,
  run: helpWithLesson,
});
