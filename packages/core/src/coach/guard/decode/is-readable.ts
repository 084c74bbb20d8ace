/**
 * Whether decoded bytes are text. By chance one byte in three is printable, so ordinary words do not decode to text.
 */
export function isReadable(bytes: string): boolean {
  const printable = bytes.replaceAll(/[^\n\t\x20-\x7e]/g, "").length;
  return bytes.length >= 12 && printable / bytes.length > 0.95 && /[\s(]/.test(bytes);
}
