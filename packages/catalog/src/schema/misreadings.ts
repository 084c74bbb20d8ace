import { z } from "zod";
import { slugSchema, textSchema } from "./shared.ts";

/** Ways to misunderstand the task, each with a program that does what such a reader expects. */
export const misreadingsFileSchema = z
  .array(
    z.strictObject({
      name: slugSchema,
      /** What this reader believes. */
      reading: textSchema,
      /** Leads to the difference without saying it. */
      question: textSchema,
    }),
  )
  .superRefine((misreadings, context) => {
    misreadings.forEach(({ name }, index) => {
      if (misreadings.findIndex((other) => other.name === name) === index) return;
      const message = `"${name}" is listed twice`;
      context.addIssue({ code: "custom", path: [index, "name"], message });
    });
  });
export type MisreadingsFile = z.infer<typeof misreadingsFileSchema>;
