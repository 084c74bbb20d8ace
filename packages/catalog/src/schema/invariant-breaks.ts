import { z } from "zod";
import { jsonSchema, textSchema } from "./shared.ts";

/**
 * By slot, for each choice a small input on which it is false; null for the right choice.
 * Written by `npm run catalog:check -- --break-invariants`, never by hand.
 */
export const invariantBreaksFileSchema = z.record(
  z.string(),
  z.array(
    z
      .strictObject({
        args: z.array(jsonSchema),
        when: textSchema,
        /** What the choice says there. */
        says: textSchema,
        /** What is really so. */
        is: textSchema,
      })
      .nullable(),
  ),
);
export type InvariantBreaksFile = z.infer<typeof invariantBreaksFileSchema>;
