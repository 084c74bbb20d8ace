import type { CodeOutline } from "../../../../entities/runs/code-outline.ts";

const MOST_LOOPS = 4;

/** The loops of a program as they are written, with what stands inside what; null without a loop. */
export function describeLoops({ loops }: CodeOutline, code: string): string | null {
  if (loops.length === 0) return null;
  const lines = code.split("\n");
  return loops
    .slice(0, MOST_LOOPS)
    .map((loop) => {
      const outer = loops.findLast(
        ({ line, endLine }) => line < loop.line && endLine >= loop.endLine,
      );
      const head = lines[loop.line - 1]?.trim() ?? "";
      return outer
        ? `- Line ${loop.line}, \`${head}\`, runs anew in each round of line ${outer.line}: their rounds multiply.`
        : `- Line ${loop.line}: \`${head}\``;
    })
    .join("\n");
}

/** A function that calls itself several times: how often, and what that does to the work. null without one. */
export function describeRecursion({ functions }: CodeOutline, code: string): string | null {
  const lines = code.split("\n");
  for (const { name, line, endLine } of functions) {
    const words =
      lines
        .slice(line, endLine)
        .join("\n")
        .match(/(?<!\w)\w+(?=\()/g) ?? [];
    const times = words.filter((word) => word === name).length;
    if (times < 2) continue;
    return (
      `\`${name}\` calls itself in ${times} places. Where several of them run, each call makes several others, so the number of ` +
      "calls multiplies with every step down: that is exponential. Look whether the same call comes up again and again: how many different ones are there at all?"
    );
  }
  return null;
}
