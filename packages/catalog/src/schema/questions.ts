import { z } from "zod";
import { textSchema, textsSchema } from "./shared.ts";

export const questionsFileSchema = z.array(
  z.strictObject({ asks: textsSchema.min(1), text: textSchema }),
);
export type QuestionsFile = z.infer<typeof questionsFileSchema>;
