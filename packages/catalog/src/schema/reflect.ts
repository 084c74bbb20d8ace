import { z } from "zod";
import { jsonSchema, slugSchema, textSchema, textsSchema } from "./shared.ts";

export const reflectFileSchema = z.strictObject({
  cues: textsSchema.min(1),
  invariantSummary: textSchema,
  lesson: slugSchema,
  adversary: z.array(
    z.strictObject({ name: slugSchema, prompt: textSchema, knownAnswer: z.array(jsonSchema) }),
  ),
});
export type ReflectFile = z.infer<typeof reflectFileSchema>;
