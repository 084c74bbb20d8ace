import { decideTask, decideTaskInput } from "@foothold/core/subtasks";
import { handlePractice } from "#lib/handle-practice.ts";
import { planAnswer } from "#lib/views/subtasks.ts";

export const POST = handlePractice({
  limit: "write",
  input: decideTaskInput,
  output: planAnswer,
  run: decideTask,
});
