import type { CodeLine, CodeOutline } from "../../../entities/runs/code-outline.ts";

const ordinals = ["first", "second", "third", "fourth", "fifth"];
const PART =
  /\b(?:my|the|this|that|an?|those|these)\s+(?:(first|second|third|fourth|fifth|last|only|inner|outer|other|final|whole|two|both)\s+)?(if|elif|else|for|while|return|break|continue|condition|import|returns|ifs)\b(?:\s+(?:line|statement|check|clause|part|block|condition|thing))?/;

const kinds: Readonly<Record<string, readonly CodeLine["kind"][]>> = {
  if: ["if"],
  ifs: ["if"],
  elif: ["if"],
  condition: ["if", "while"],
  else: ["else"],
  for: ["for"],
  while: ["while"],
  return: ["return"],
  returns: ["return"],
  break: ["break"],
  continue: ["continue"],
  import: ["import"],
};

/** The line of a part that the question names without a number: “the second if”, “my return”, “the sort”; null where none is. */
export function findNamedPart(plain: string, outline: CodeOutline): number | null {
  const found = PART.exec(plain);
  const meant = kinds[found?.[2] ?? ""];
  if (meant) {
    const lines = outline.lines.filter(({ kind }) => meant.includes(kind));
    const line = lines[placeOf(found?.[1], lines.length)]?.line;
    if (line !== undefined) return line;
  }
  if (/\b(the|my) last line\b/.test(plain)) return outline.lines.at(-1)?.line ?? null;
  if (/\b(the|my) first line\b/.test(plain)) return outline.lines[0]?.line ?? null;
  const held = /\bline with (?:the )?(\w{2,20})\b/.exec(plain)?.[1];
  const holding = outline.lines.find(({ sets, reads, calls }) =>
    [...sets, ...reads, ...calls].some((name) => name.toLowerCase() === held),
  );
  return holding?.line ?? lineOfCall(plain, outline);
}

function placeOf(ordinal: string | undefined, count: number): number {
  if (ordinal === undefined) return 0;
  const at = ordinals.indexOf(ordinal);
  return at >= 0 ? at : ["last", "inner", "final", "other"].includes(ordinal) ? count - 1 : 0;
}

/** “is my sort ok”: the line that calls it. */
function lineOfCall(plain: string, { lines }: CodeOutline): number | null {
  const named = [...plain.matchAll(/\b(?:my|the|this|that)\s+(?:\w+\s+)?\.?(\w{3,20})\b/g)].map(
    ([, name]) => name?.replace(/(?:ing|ed|s)$/, "") ?? "",
  );
  const words = new Set([...named, ...(plain.match(/\b\w{3,20}(?=\()/g) ?? [])]);
  for (const { line, kind, calls } of lines) {
    const isCalled = calls.some((call) => words.has(call.toLowerCase()));
    if (isCalled && kind !== "function") return line;
  }
  return null;
}
