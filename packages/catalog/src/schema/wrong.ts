import { z } from "zod";
import { slugSchema, textSchema } from "./shared.ts";

const bugKindSchema = z.enum([
  "off-by-one",
  "loop-bound",
  "missing-edge",
  "update-order",
  "wrong-structure",
  "mutation",
  "too-slow",
  "wrong-condition",
  "wrong-initial",
  "wrong-return",
]);
export type BugKind = z.infer<typeof bugKindSchema>;

const ids = z.array(slugSchema);
const caughtBySchema = z.union([ids, z.strictObject({ javascript: ids, python: ids })], {
  error: "must be a list of test ids, or { javascript: [...], python: [...] }",
});

export const wrongFileSchema = z
  .array(
    z.strictObject({
      name: slugSchema,
      kind: bugKindSchema,
      caughtBy: caughtBySchema,
      guidance: textSchema,
    }),
  )
  .superRefine((programs, context) => {
    const seen = new Set<string>();
    programs.forEach(({ name }, index) => {
      if (seen.has(name)) {
        const message = `"${name}" is listed twice`;
        context.addIssue({ code: "custom", path: [index, "name"], message });
      }
      seen.add(name);
    });
  });
export type WrongFile = z.infer<typeof wrongFileSchema>;
