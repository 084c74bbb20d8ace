/** A text in one line of at most so many characters. */
export function shortLine(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
