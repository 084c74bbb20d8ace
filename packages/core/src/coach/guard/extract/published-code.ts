const block = /(^|\n)[ \t]*```[^\n`]*\n([\s\S]*?)\n[ \t]*```(?=\n|$)/g;

/** Leaves out fenced blocks that are, whole, one of the published programs. The texts are read once. */
export function createPublishedCodeFilter(
  publishedCode: (() => Promise<readonly string[]>) | undefined,
): (reply: string) => Promise<string> {
  let known: Promise<ReadonlySet<string>> | undefined;
  return async (reply) => {
    if (!publishedCode || !reply.includes("```")) return reply;
    known ??= publishedCode().then((codes) => new Set(codes.map(plainCode)));
    const published = await known;
    return reply.replaceAll(block, (whole, start: string, code: string) =>
      published.has(plainCode(code)) ? `${start}\n` : whole,
    );
  };
}

const plainCode = (code: string): string =>
  code
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
