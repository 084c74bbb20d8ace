import { z } from "zod";
import { findReply } from "./parser/find-reply.ts";
import { plainValue, type ReplyNode } from "./parser/reply-node.ts";

export type Recovered<T> = {
  kept: Partial<T>;
  /** Fields of which nothing can be used. */
  missing: (keyof T & string)[];
  /** Lists that hold fewer items than were sent: the complete ones. */
  shortened: (keyof T & string)[];
  /** The reply ended before it was done. */
  truncated: boolean;
};

/**
 * Reads what a model's structured reply certainly says, field by field: a value is kept as it was sent or not at all,
 * and a list item only when it is complete.
 */
export function recoverReply<Shape extends z.ZodRawShape>(
  text: string,
  schema: z.ZodObject<Shape>,
): Recovered<z.infer<z.ZodObject<Shape>>> {
  type Reply = z.infer<z.ZodObject<Shape>>;
  const names = Object.keys(schema.shape) as (keyof Reply & string)[];
  const reply = findReply(text, names);
  const truncated = !reply?.closed;
  const kept: Record<string, unknown> = {};
  const missing: typeof names = [];
  const shortened: typeof names = [];
  for (const name of names) {
    const type = schema.shape[name] as unknown as z.ZodType;
    const field = reply?.fields.get(name);
    if (!field) {
      if (truncated || !type.safeParse(undefined).success) missing.push(name);
      continue;
    }
    const whole = wholeField(field, type);
    if (whole) kept[name] = whole.value;
    const part = whole ? undefined : completeItems(field, type);
    if (part) {
      kept[name] = part;
      shortened.push(name);
    }
    if (!whole && !part) missing.push(name);
  }
  return { kept: kept as Partial<Reply>, missing, shortened, truncated };
}

function wholeField(field: ReplyNode, type: z.ZodType): { value: unknown } | null {
  if (!field.whole) return null;
  const parsed = type.safeParse(plainValue(field));
  return parsed.success ? { value: parsed.data } : null;
}

/** The complete items of a list; undefined when there are none, or when the field is not a list. */
function completeItems(field: ReplyNode, type: z.ZodType): unknown[] | undefined {
  const asked = type instanceof z.ZodOptional ? type.unwrap() : type;
  if (field.kind !== "list" || !(asked instanceof z.ZodArray)) return undefined;
  const element = asked.element as z.ZodType;
  const items = field.items.flatMap((item) => wholeField(item, element) ?? []);
  return items.length > 0 ? items.map(({ value }) => value) : undefined;
}
