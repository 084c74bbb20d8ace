import { z } from "zod";
import { textSchema, textsSchema } from "./shared.ts";

export const hintsFileSchema = z.strictObject({
  ladder: textsSchema.min(1),
  keySteps: textsSchema.min(1),
  walkthrough: textSchema,
});
export type HintsFile = z.infer<typeof hintsFileSchema>;
