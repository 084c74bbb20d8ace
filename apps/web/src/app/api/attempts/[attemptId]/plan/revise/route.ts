import { revisePlan, revisePlanInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { choiceAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "coach",
  input: revisePlanInput,
  output: choiceAnswer,
  run: revisePlan,
});
