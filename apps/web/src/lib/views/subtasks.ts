import { viewedPlanSchema } from "@foothold/core/subtasks";

/** `plan` is null where a request needs none. */
export const planAnswer = viewedPlanSchema;
