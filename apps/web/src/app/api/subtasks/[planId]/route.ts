import { roles } from "@foothold/core/people";
import { changePlan, changePlanInput } from "@foothold/core/subtasks";
import { handle } from "#lib/handle.ts";
import { planAnswer } from "#lib/views/subtasks.ts";

export const PUT = handle({
  roles,
  limit: "write",
  input: changePlanInput,
  output: planAnswer,
  run: changePlan,
});
