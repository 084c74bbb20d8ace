import type { Json } from "../../schema/shared.ts";

/** The TypeScript type that fits all values. */
export function inferType(values: readonly Json[]): string {
  const types = [...new Set(values.map(typeOf))];
  const lists = values.filter((value) => Array.isArray(value)) as Json[][];
  const isList = (type: string) => type.endsWith("[]");
  if (lists.length > 0 && types.some(isList)) {
    const others = types.filter((type) => !isList(type));
    const items = lists.flat();
    const item = items.length === 0 ? "unknown" : inferType(items);
    return [...others, item.includes(" ") ? `(${item})[]` : `${item}[]`].sort().join(" | ");
  }
  return types.length === 0 ? "unknown" : types.sort().join(" | ");
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "[]";
  return typeof value === "object" ? "Record<string, unknown>" : typeof value;
}
