const blocks =
  /\/\*([\s\S]*?)(?:\*\/|$)|<!--([\s\S]*?)(?:-->|$)|"""([\s\S]*?)(?:"""|$)|'''([\s\S]*?)(?:'''|$)/g;
const marks = ["//", "#", "--", ";;", "%"];

/** What stands in comments, in any language's marks: whoever reads `// return total` can type it. */
export function readComments(text: string): string {
  const inBlocks: string[] = [];
  const rest = text.replaceAll(blocks, (_, ...found: (string | undefined)[]) => {
    const inside = found.slice(0, 4).find((part) => part !== undefined) ?? "";
    inBlocks.push(...inside.split("\n").map(withoutStar));
    return "\n";
  });
  const inLines = rest.split("\n").flatMap((line) => commentIn(line) ?? []);
  // A comment within a comment, as in a quotation: its mark goes too.
  return [...inBlocks, ...inLines]
    .map((line) => commentIn(line, { isWholeLine: true }) ?? line)
    .join("\n");
}

const withoutStar = (line: string): string =>
  line.trimStart().startsWith("*") ? line.trimStart().slice(1) : line;

/** The comment of a line: all of it, or what stands behind code, after a space. */
function commentIn(line: string, { isWholeLine = false } = {}): string | null {
  const bare = line.replace(/^[ \t>]+/, "");
  const first = marks.find((mark) => bare.startsWith(mark));
  if (first) return withoutMark(bare, first);
  if (isWholeLine) return null;
  const places = marks.map((mark) => line.indexOf(` ${mark} `)).filter((at) => at >= 0);
  if (places.length === 0) return null;
  const behind = line.slice(Math.min(...places) + 1);
  return withoutMark(behind, marks.find((mark) => behind.startsWith(mark)) ?? "");
}

/** `###` and `////` are one mark; the indentation after it stays. */
function withoutMark(text: string, mark: string): string {
  const sign = mark[0] ?? "";
  let end = mark.length;
  while (text[end] === sign) end += 1;
  return text.slice(text[end] === " " ? end + 1 : end);
}
