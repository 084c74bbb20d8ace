import type { TestResultData } from "../../entities/runs/test-result.ts";

/** Says which line called the function in which the program stopped; empty where it stopped in the asked one. */
export function describeCaller(result: TestResultData, code: string): string {
  if (result.hidden || !result.error) return "";
  const [innermost, ...outer] = result.error.frames;
  const caller = outer.find(({ name }) => name !== innermost?.name && !name.startsWith("<"));
  if (!innermost || !caller || innermost.name.startsWith("<")) return "";
  const text = code.split("\n")[caller.line - 1]?.trim().replaceAll("`", "") ?? "";
  const shown = text === "" ? "" : ` (\`${text}\`)`;
  return `\`${innermost.name}\` was called from line ${caller.line}${shown} of \`${caller.name}\`.`;
}
