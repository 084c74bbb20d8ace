import { z } from "zod";
import { jsonSchema, slugSchema, textSchema } from "./shared.ts";

const authoredTestSchema = z
  .strictObject({
    id: slugSchema,
    args: z.array(jsonSchema).optional(),
    expected: jsonSchema.optional(),
    generate: z
      .strictObject({ seed: z.int().nonnegative(), size: z.int().nonnegative() })
      .optional(),
    purpose: textSchema,
    /** For hidden tests: a learner is told whether all tests of the group passed. */
    group: textSchema.optional(),
  })
  .superRefine((test, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (test.generate) {
      if (test.args) refuse("args", "must not stand beside generate");
      if (test.expected !== undefined) refuse("expected", "must not stand beside generate");
      return;
    }
    if (!test.args) refuse("args", "is missing (or give generate: { seed, size })");
    if (test.expected === undefined) refuse("expected", "is missing");
  });

export const testsFileSchema = z
  .strictObject({
    visible: z.array(authoredTestSchema).min(1),
    hidden: z.array(authoredTestSchema),
  })
  .superRefine(({ visible, hidden }, context) => {
    const seen = new Set<string>();
    const refuseGroup = (list: string, index: number, message: string) =>
      context.addIssue({ code: "custom", path: [list, index, "group"], message });
    visible.forEach(({ group }, index) => {
      if (group !== undefined) refuseGroup("visible", index, "is for hidden tests");
    });
    hidden.forEach(({ group }, index) => {
      if (group === undefined) refuseGroup("hidden", index, "is missing");
    });
    const lists = { visible, hidden };
    for (const [name, list] of Object.entries(lists)) {
      list.forEach(({ id }, index) => {
        if (seen.has(id)) {
          const message = `"${id}" is already the id of another test`;
          context.addIssue({ code: "custom", path: [name, index, "id"], message });
        }
        seen.add(id);
      });
    }
  });
export type TestsFile = z.infer<typeof testsFileSchema>;
