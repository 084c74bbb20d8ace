import { startPlan, startPlanInput } from "@foothold/core/subtasks";
import { handlePractice } from "#lib/handle-practice.ts";
import { planAnswer } from "#lib/views/subtasks.ts";

export const POST = handlePractice({
  limit: "coach",
  input: startPlanInput,
  output: planAnswer,
  run: startPlan,
});
