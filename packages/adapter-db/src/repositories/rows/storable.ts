// Replaces NUL and half surrogate pairs, which PostgreSQL cannot store, in text that must be kept nevertheless.
export function storableText(text: string): string {
  return Buffer.from(text).toString().replaceAll("\u0000", "\ufffd");
}

/** The same for every text in a JSON value. */
export function storable<Json>(value: Json): Json;
export function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]),
  );
}
