/** An error as it was seen: `KeyError: 'b' (line 3)`. */
export type SeenError = { type: string; message: string; line: number | null };

const ERROR =
  /^([A-Z]\w*(?:Error|Exception|Iteration|Interrupt)): ?([^\n]{0,300}?)(?: \(line (\d{1,6})\))?$/;

export function readSeenError(text: string): SeenError | null {
  const found = ERROR.exec(text.slice(0, 600).trim());
  if (!found) return null;
  const [, type = "", message = "", line] = found;
  return { type, message, line: line === undefined ? null : Number(line) };
}
