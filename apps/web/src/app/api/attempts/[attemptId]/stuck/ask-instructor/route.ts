import { askInstructor, askInstructorInput } from "@foothold/core/recovery";
import { handlePractice } from "#lib/handle-practice.ts";
import { recoveryAnswer } from "#lib/views/recovery/recovery.ts";

export const POST = handlePractice({
  limit: "coach",
  input: askInstructorInput,
  output: recoveryAnswer,
  run: askInstructor,
});
