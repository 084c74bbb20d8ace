import type { RunValue } from "@foothold/core/runs";

/** A value as people write it: like JSON, with a space after each comma. */
export function valueText(value: RunValue): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${valueText(field)}`);
  return `{ ${fields.join(", ")} }`;
}
