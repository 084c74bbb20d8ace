import type { Reply } from "./reply.ts";

/** A field or list item, and the byte of the text at which it is certainly complete. */
export type Part = { field: string; item: number | null; endByte: number };
export type Written = { text: string; json: { start: number; end: number }; parts: Part[] };

/** How the parts are written. `field` is the reply's field that is being written. */
export type Hand = {
  string(text: string, field: string): string;
  key(name: string): string;
  literal(value: unknown, field: string): string;
  open: [object: string, list: string];
  close(kind: 0 | 1, depth: number, field: string): string;
  /** What separates two members and follows the last. */
  comma(count: number): string;
  lastComma: string;
  /** A remark after a member. */
  remark(count: number): string;
};

export const plainHand: Hand = {
  string: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  literal: (value) => JSON.stringify(value),
  open: ["{", "["],
  close: (kind) => (kind === 0 ? "}" : "]"),
  comma: () => ",",
  lastComma: "",
  remark: () => "",
};

/** Writes a reply and notes where each part of it ends. */
export function writeReply({ value, indent, before, after }: Reply, hand = plainHand): Written {
  const parts: Part[] = [];
  let text = before;
  let members = 0;
  let current = "";

  const note = (field: string, item: number | null, last: unknown) => {
    // A number is complete only when another character follows.
    const extra = typeof last === "number" ? 1 : 0;
    parts.push({ field, item, endByte: Buffer.byteLength(text) + extra });
  };
  const newLine = (depth: number) => (indent > 0 ? `\n${" ".repeat(indent * depth)}` : "");

  function group(
    kind: 0 | 1,
    depth: number,
    entries: readonly (readonly [string | null, unknown])[],
    after: (at: number, value: unknown) => void,
  ) {
    text += hand.open[kind];
    entries.forEach(([key, inner], at) => {
      text += newLine(depth + 1);
      if (depth === 0) current = key ?? "";
      if (key !== null) text += `${hand.key(key)}:${indent > 0 ? " " : ""}`;
      write(inner, depth + 1, depth === 0 ? key : null);
      after(at, inner);
      members += 1;
      text += at < entries.length - 1 ? hand.comma(members) : hand.lastComma;
      text += hand.remark(members);
    });
    if (entries.length > 0) text += newLine(depth);
    text += hand.close(kind, depth, current);
  }

  function write(inner: unknown, depth: number, field: string | null): void {
    if (Array.isArray(inner)) {
      const entries = inner.map((item) => [null, item] as const);
      group(1, depth, entries, (at, item) => {
        if (field !== null) note(field, at, item);
      });
    } else if (typeof inner === "object" && inner !== null) {
      group(0, depth, Object.entries(inner), () => {});
    } else {
      text +=
        typeof inner === "string" ? hand.string(inner, current) : hand.literal(inner, current);
    }
  }

  const start = text.length;
  const fields = Object.entries(value);
  group(0, 0, fields, (at, inner) => note(fields[at]?.[0] ?? "", null, inner));
  const end = text.length;
  return { text: text + after, json: { start, end }, parts };
}
