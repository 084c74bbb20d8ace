import type { recoverReply } from "@foothold/core/coach";

export type ReplySchema = Parameters<typeof recoverReply>[1];
export type Value = { [name: string]: unknown };

/** One reply as a model would write it: its content and its layout. */
export type Reply = {
  name: string;
  schema: ReplySchema;
  value: Value;
  indent: number;
  before: string;
  after: string;
};

type Layout = Partial<Pick<Reply, "indent" | "before" | "after">>;

export const fenced: Layout = { indent: 2, before: "```json\n", after: "\n```\n" };

export function reply(schema: ReplySchema, name: string, value: Value, layout: Layout = {}): Reply {
  return { name, schema, value, indent: 2, before: "", after: "", ...layout };
}
