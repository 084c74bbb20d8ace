import type { RunValue } from "../../entities/runs/run.ts";

/** The value with Python's whole floats as plain numbers: `{"$":"float","value":2}` becomes `2`, also inside. */
export function plainFloats(value: RunValue): RunValue {
  if (Array.isArray(value)) return value.map(plainFloats);
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, RunValue>>;
  if (fields.$ === "float" && fields.value !== undefined) return fields.value;
  return Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, plainFloats(item)]));
}
