import { z } from "zod";
import { CatalogError, fieldPath } from "../../catalog-error.ts";
import { type Json, jsonSchema } from "../../schema/shared.ts";

const commentsSchema = z.array(z.string()).optional();

export type CanonicalCase = {
  uuid?: string | undefined;
  description: string;
  comments?: string[] | undefined;
  scenarios?: string[] | undefined;
  reimplements?: string | undefined;
  property: string;
  input: Record<string, Json>;
  expected: Json;
};
type CanonicalGroup = {
  description: string;
  comments?: string[] | undefined;
  cases: CanonicalItem[];
};
export type CanonicalItem = CanonicalCase | CanonicalGroup;

const caseSchema: z.ZodType<CanonicalCase> = z.looseObject({
  uuid: z.string().optional(),
  description: z.string(),
  comments: commentsSchema,
  scenarios: z.array(z.string()).optional(),
  reimplements: z.string().optional(),
  property: z.string(),
  input: z.record(z.string(), jsonSchema),
  expected: jsonSchema,
});
const groupSchema: z.ZodType<CanonicalGroup> = z.looseObject({
  description: z.string(),
  comments: commentsSchema,
  get cases() {
    return z.array(itemSchema);
  },
});
const itemSchema: z.ZodType<CanonicalItem> = z.unknown().transform((item, context) => {
  const isGroup = typeof item === "object" && item !== null && "cases" in item;
  const parsed = (isGroup ? groupSchema : caseSchema).safeParse(item);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
  return z.NEVER;
});

const canonicalSchema = z.looseObject({
  exercise: z.string().min(1),
  comments: commentsSchema,
  cases: z.array(itemSchema),
});
export type CanonicalData = z.infer<typeof canonicalSchema>;

/** Marks a number that JavaScript cannot hold exactly, so that it can be listed later. */
export const inexactNumber = "\u0000inexact:";

export function parseCanonicalData(file: string, text: string): CanonicalData {
  let json: unknown;
  try {
    json = JSON.parse(text, keepInexact);
  } catch (error) {
    throw new CatalogError([`${file}: ${(error as Error).message}`]);
  }
  const parsed = canonicalSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new CatalogError(
    parsed.error.issues.map(({ path, message }) => `${file}: ${fieldPath(path)}: ${message}`),
  );
}

function keepInexact(this: unknown, _key: string, value: unknown, context?: { source?: string }) {
  const source = context?.source;
  const inexact =
    typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return inexact && source && /^-?\d+$/.test(source) ? `${inexactNumber}${source}` : value;
}
