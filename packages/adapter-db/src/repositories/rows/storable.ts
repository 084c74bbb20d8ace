// PostgreSQL holds neither NUL nor half a surrogate pair. What only reports must be kept all the same.
export function storableText(text: string): string {
  return Buffer.from(text).toString().replaceAll("\u0000", "\ufffd");
}

/** The same of every text in a JSON value. */
export function storable<Json>(value: Json): Json;
export function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]),
  );
}
