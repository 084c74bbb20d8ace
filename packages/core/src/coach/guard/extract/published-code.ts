const FENCE = /^[ \t]{0,8}```[^`]{0,40}$/;

/** Leaves out fenced blocks that are, whole, one of the published programs. */
export function removeCodeBlocks(reply: string, published: ReadonlySet<string>): string {
  if (published.size === 0 || !reply.includes("```")) return reply;
  return removeBlocks(reply.split("\n"), published).join("\n");
}

function removeBlocks(lines: readonly string[], published: ReadonlySet<string>): string[] {
  const kept: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const end = FENCE.test(lines[at] ?? "") ? findFence(lines, at + 1) : -1;
    const block = end < 0 ? lines.slice(at, at + 1) : lines.slice(at, end + 1);
    const isPublished = end >= 0 && published.has(plainCode(block.slice(1, -1).join("\n")));
    kept.push(...(isPublished ? [""] : block));
    // A fence that nothing closes is the last one that is looked for.
    if (FENCE.test(lines[at] ?? "") && end < 0) return [...kept, ...lines.slice(at + 1)];
    at += block.length;
  }
  return kept;
}

function findFence(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) if (FENCE.test(lines[at] ?? "")) return at;
  return -1;
}

export const plainCode = (code: string): string =>
  code
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
