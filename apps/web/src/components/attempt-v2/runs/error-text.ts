import type { ProgramError } from "@foothold/core/runs";

/** An error of a program in one line: its kind, what it says where it says anything, and its line. */
export function errorText({
  type,
  message,
  line,
}: Pick<ProgramError, "type" | "message" | "line">): string {
  const said = message.trim() === "" ? type : `${type}: ${message}`;
  return line ? `${said} (line ${line})` : said;
}
