import { executeSubTasks, executeSubTasksInput } from "@foothold/core/subtasks";
import { handlePractice } from "#lib/handle-practice.ts";
import { planAnswer } from "#lib/views/subtasks.ts";

export const POST = handlePractice({
  limit: "coach",
  input: executeSubTasksInput,
  output: planAnswer,
  run: executeSubTasks,
});
