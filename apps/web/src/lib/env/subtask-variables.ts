import { defaultSubTaskConfig, subTaskConfigSchema } from "@foothold/core/subtasks";
import type { z } from "zod";
import { countVariable } from "./count-variable.ts";

/** How many parts of large requests are worked on at the same time. */
export const subTaskVariables = {
  SUBTASKS_PER_INSTANCE: countVariable(defaultSubTaskConfig.perInstance),
  SUBTASKS_PER_PERSON: countVariable(defaultSubTaskConfig.perPerson),
};

type Values = z.infer<z.ZodObject<typeof subTaskVariables>>;

export const subTasksFrom = (values: Values) => ({
  subTaskConfig: subTaskConfigSchema.parse({
    perInstance: values.SUBTASKS_PER_INSTANCE,
    perPerson: values.SUBTASKS_PER_PERSON,
  }),
});
