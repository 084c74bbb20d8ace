import { steerPlan, steerPlanInput } from "@foothold/core/subtasks";
import { handlePractice } from "#lib/handle-practice.ts";
import { planAnswer } from "#lib/views/subtasks.ts";

export const POST = handlePractice({
  limit: "write",
  input: steerPlanInput,
  output: planAnswer,
  run: steerPlan,
});
