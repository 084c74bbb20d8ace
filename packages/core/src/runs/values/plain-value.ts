import type { RunValue } from "../../entities/runs/run.ts";

/** The value with Python's whole floats as plain numbers and its tuples as lists, also inside: `(2.0,)` becomes `[2]`. */
export function plainValue(value: RunValue): RunValue {
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, RunValue>>;
  if (fields.$ === "float" && fields.value !== undefined) return fields.value;
  if (fields.$ === "tuple" && Array.isArray(fields.items)) return fields.items.map(plainValue);
  return Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, plainValue(item)]));
}
