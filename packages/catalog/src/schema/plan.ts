import { z } from "zod";
import { patternIdSchema } from "./pattern-ids.ts";
import { slugSchema, textSchema } from "./shared.ts";

const slotSchema = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z][\w-]*$/),
    label: textSchema,
    /** Position in `choices`, counted from 0. */
    right: z.int().nonnegative(),
    choices: z.array(z.strictObject({ text: textSchema, feedback: textSchema })).min(2),
  })
  .superRefine(({ right, choices }, context) => {
    if (right < choices.length) return;
    const message = `is ${right}, but choices are counted from 0 and the last is ${choices.length - 1}`;
    context.addIssue({ code: "custom", path: ["right"], message });
  });

const invariantSchema = z
  .strictObject({ id: slugSchema, text: textSchema, slots: z.array(slotSchema).min(1) })
  .superRefine(({ text, slots }, context) => {
    const named = new Set([...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, id]) => id?.trim()));
    slots.forEach(({ id }, index) => {
      if (!named.delete(id)) {
        const message = `"${id}" does not stand in the text as {{${id}}}`;
        context.addIssue({ code: "custom", path: ["slots", index, "id"], message });
      }
    });
    for (const id of named) {
      context.addIssue({ code: "custom", path: ["text"], message: `{{${id}}} has no slot` });
    }
  });

const discoverySchema = z.strictObject({
  id: slugSchema,
  question: textSchema,
  choices: z
    .array(
      z.strictObject({ text: textSchema, pointsTo: z.array(patternIdSchema), reply: textSchema }),
    )
    .min(2),
});

export const planFileSchema = z.strictObject({
  fits: z
    .array(
      z.strictObject({
        pattern: patternIdSchema,
        match: z.enum(["GOOD", "MAYBE", "MISMATCH"]),
        reason: textSchema,
      }),
    )
    .min(1),
  invariant: invariantSchema,
  discovery: z.array(discoverySchema),
});
export type PlanFile = z.infer<typeof planFileSchema>;
