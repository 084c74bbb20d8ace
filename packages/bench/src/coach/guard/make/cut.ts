import type { Language } from "@foothold/core/runs";

const linesOf = (code: string): string[] => code.split("\n").filter((line) => line.trim() !== "");

/** The first lines of a program, closed so that it parses: a learner who is half way. */
export function partly(code: string, language: Language): string {
  const lines = linesOf(code);
  const kept = lines.slice(0, Math.max(2, Math.floor(lines.length * 0.4)));
  const last = kept.at(-1) ?? "";
  if (language === "python") {
    const indent = /^\s*/.exec(last)?.[0] ?? "";
    return [...kept, ...(last.endsWith(":") ? [`${indent}    pass`] : []), ""].join("\n");
  }
  const depth = kept
    .join("")
    .split("")
    .reduce((open, sign) => open + (sign === "{" ? 1 : sign === "}" ? -1 : 0), 0);
  return [...kept, ...Array.from({ length: depth }, () => "}"), ""].join("\n");
}

/** A plain line from the middle of a program, and the program without it. */
export function withoutLine(code: string, language: Language): { line: string; rest: string } {
  const lines = linesOf(code);
  const plain = lines.flatMap((line, at) => {
    const indent = line.search(/\S/);
    const isPlain =
      language === "python" ? !/:$|^\s*(else|return|continue)/.test(line) : /;$/.test(line);
    const before = lines[at - 1] ?? "";
    const isOnlyChild =
      language === "python" && before.endsWith(":") && (lines[at + 1] ?? "").search(/\S/) < indent;
    return isPlain && indent >= 4 && !isOnlyChild && !/^\s*(else|return)\b/.test(line) ? [at] : [];
  });
  const at = plain.at(-1) ?? lines.length - 2;
  return {
    line: lines[at] ?? "",
    rest: [...lines.filter((_, index) => index !== at), ""].join("\n"),
  };
}

/** A program in `count` pieces. */
export function pieces(code: string, count: number): string[] {
  const lines = linesOf(code);
  const size = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, at) =>
    lines.slice(at * size, (at + 1) * size).join("\n"),
  ).filter((piece) => piece !== "");
}
