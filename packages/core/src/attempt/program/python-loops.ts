import type { Loops } from "./loops.ts";

const statement = /^\s*(?:async\s+)?(?:for\b.*|while\b.*):/;

/** `code` is without comments and strings. A comprehension counts as a loop. */
export function pythonLoops(code: string): Loops {
  let count = 0;
  let depth = 0;
  const open: number[] = [];
  for (const line of code.split("\n")) {
    if (line.trim() === "") continue;
    const indent = line.length - line.trimStart().length;
    while (open.length > 0 && (open.at(-1) ?? 0) >= indent) open.pop();
    const isLoop = statement.test(line);
    if (isLoop) open.push(indent);
    const words = line.match(/\b(?:for|while)\b/g)?.length ?? 0;
    count += words;
    depth = Math.max(depth, open.length + words - (isLoop ? 1 : 0));
  }
  return { count, depth };
}
