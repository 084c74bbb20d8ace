import { answerViewSchema, recoveryViewSchema } from "@foothold/core/recovery";
import { z } from "zod";

export const recoveryAnswer = z.object({
  recovery: recoveryViewSchema.meta({ id: "Recovery" }).nullable(),
});
export const answerAnswer = z.object({ answer: answerViewSchema });
