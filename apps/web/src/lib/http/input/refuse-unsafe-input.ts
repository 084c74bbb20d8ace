import { AppError } from "@foothold/core/errors";

export const MAX_DEPTH = 32;
/** Numbers, texts and names in one body, counted together. Honest requests have some hundreds. */
export const MAX_PARTS = 20_000;
const POLLUTING_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Refuses input that no honest client sends and that would fail later: for instance NUL, which the database cannot store. */
export function refuseUnsafeInput(body: unknown): void {
  const path: string[] = [];
  let parts = 0;

  function visit(value: unknown): void {
    parts += 1;
    if (parts > MAX_PARTS) throw hostile([], `has more than ${MAX_PARTS} values`);
    if (path.length > MAX_DEPTH) throw hostile(path, `is nested deeper than ${MAX_DEPTH} levels`);
    if (typeof value === "string") visitText(value);
    else if (typeof value === "object" && value !== null) {
      for (const key of Object.keys(value)) visitField(key, Reflect.get(value, key));
    }
  }
  function visitText(text: string): void {
    if (text.includes("\0")) throw hostile(path, "contains a NUL character");
    if (!text.isWellFormed()) throw hostile(path, "contains half of a character");
  }
  function visitField(key: string, value: unknown): void {
    if (POLLUTING_KEYS.has(key)) throw hostile([...path, key], "is not an allowed name");
    visitText(key);
    path.push(key);
    visit(value);
    path.pop();
  }
  visit(body);
}

function hostile(path: string[], problem: string) {
  const field = path.slice(0, 4).join(".") || "body";
  return new AppError("invalid-input", `${field} ${problem}.`, {
    details: { fields: [{ field, message: problem }] },
  });
}
