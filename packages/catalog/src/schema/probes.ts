import { z } from "zod";
import { jsonSchema } from "./shared.ts";

/** Written by `npm run catalog:check -- --choose-probes`, never by hand. */
export const probesFileSchema = z.array(
  z.strictObject({
    args: z.array(jsonSchema),
    expected: jsonSchema,
    /** The results of the misreadings that differ from the reference, by name. */
    misread: z.record(z.string(), jsonSchema),
    /** Numbers of the generated readings that differ from the reference here. */
    generated: z.array(z.int()),
  }),
);
export type ProbesFile = z.infer<typeof probesFileSchema>;
