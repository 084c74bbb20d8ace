import { AppError } from "@foothold/core/errors";

export const MAX_DEPTH = 32;
const POLLUTING_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Refuses input that no honest client sends and that would fail later: for instance NUL, which the database cannot store. */
export function refuseUnsafeInput(value: unknown, path: string[] = []): void {
  if (path.length > MAX_DEPTH) throw hostile(path, `is nested deeper than ${MAX_DEPTH} levels`);
  if (typeof value === "string") {
    if (value.includes("\0")) throw hostile(path, "contains a NUL character");
    if (!value.isWellFormed()) throw hostile(path, "contains half of a character");
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (POLLUTING_KEYS.has(key)) throw hostile([...path, key], "is not an allowed name");
    refuseUnsafeInput(key, path);
    refuseUnsafeInput(inner, [...path, key]);
  }
}

function hostile(path: string[], problem: string) {
  const field = path.slice(0, 4).join(".") || "body";
  return new AppError("invalid-input", `${field} ${problem}.`, {
    details: { fields: [{ field, message: problem }] },
  });
}
