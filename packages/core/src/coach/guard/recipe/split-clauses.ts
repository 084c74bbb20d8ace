/** Clauses that could be a step each: sentences, list items, what follows "and then". */
export function splitClauses(text: string): string[] {
  return text
    .split(
      /(?<=[.!?;:])\s+|\n\s*(?=[-*•]|\d+[.)]|\n)|,\s+(?=\S)|\s+(?:and then|then|otherwise|else)\s/,
    )
    .filter((part) => part.trim() !== "");
}
