// PostgreSQL holds neither NUL nor half a surrogate pair. What only reports must be kept all the same.
export function storableText(text: string): string {
  return Buffer.from(text).toString().replaceAll("\u0000", "\ufffd");
}
