import { helpWithLesson, helpWithLessonInput } from "@foothold/core/learning";
import { handlePractice } from "#lib/handle-practice.ts";
import { stuckAnswer } from "#lib/views/stuck.ts";

export const POST = handlePractice({
  limit: "coach",
  input: helpWithLessonInput,
  output: stuckAnswer,
  run: helpWithLesson,
});
