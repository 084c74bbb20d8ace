import { askInstructor, askInstructorInput } from "@foothold/core/recovery";
import { practise } from "#lib/practise.ts";
import { recoveryAnswer } from "#lib/views/recovery-views.ts";

export const POST = practise({
  limit: "coach",
  input: askInstructorInput,
  output: recoveryAnswer,
  run: askInstructor,
});
