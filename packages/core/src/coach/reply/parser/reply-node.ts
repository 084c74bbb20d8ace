export type Scalar = string | number | boolean | null;

/**
 * A value as far as it arrived. `whole`: it is complete and certain. `closed`: its closing bracket arrived, whatever
 * happened inside.
 */
export type ReplyNode =
  | { kind: "scalar"; value: Scalar; whole: boolean }
  | { kind: "list"; items: ReplyNode[]; closed: boolean; whole: boolean }
  | ReplyObject
  | { kind: "unreadable"; whole: false };

export type ReplyObject = {
  kind: "object";
  fields: Map<string, ReplyNode>;
  closed: boolean;
  whole: boolean;
};

export const unreadableNode = { kind: "unreadable", whole: false } as const;

export function scalarNode(value: Scalar, whole: boolean): ReplyNode {
  return { kind: "scalar", value, whole: whole && isStorable(value) };
}

export function listNode(items: ReplyNode[], closed: boolean): ReplyNode {
  return { kind: "list", items, closed, whole: closed && items.every(({ whole }) => whole) };
}

export function objectNode(
  fields: Map<string, ReplyNode>,
  { closed, clean }: { closed: boolean; clean: boolean },
): ReplyObject {
  const whole = closed && clean && [...fields.values()].every((field) => field.whole);
  return { kind: "object", fields, closed, whole };
}

export const MAX_DEPTH = 40;

/** What `JSON.parse` gave. */
export function nodeOf(value: unknown, depth = 0): ReplyNode {
  if (depth > MAX_DEPTH) return unreadableNode;
  if (Array.isArray(value)) {
    return listNode(
      value.map((item) => nodeOf(item, depth + 1)),
      true,
    );
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(
      ([key, inner]) => [key, nodeOf(inner, depth + 1)] as const,
    );
    return objectNode(new Map(fields), { closed: true, clean: true });
  }
  return scalarNode(value as Scalar, true);
}

export function plainValue(node: ReplyNode): unknown {
  if (node.kind === "unreadable") return undefined;
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plainValue);
  return Object.fromEntries([...node.fields].map(([key, field]) => [key, plainValue(field)]));
}

/** Half a surrogate pair is half a character, and PostgreSQL keeps neither it nor NUL. */
function isStorable(value: Scalar): boolean {
  return typeof value !== "string" || !/\p{Surrogate}|\0/u.test(value);
}
