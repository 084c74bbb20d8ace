/** Splits a text into parts that could each be a step: sentences, list items, what follows "and then". */
export function splitClauses(text: string): string[] {
  return text
    .split(
      /(?<=[.!?;:])\s+|\n\s{0,40}(?=[-*•]|\d{1,9}[.)]|\n)|,\s+(?=\S)|\s{1,40}(?:and then|then|otherwise|else)\s/,
    )
    .filter((part) => part.trim() !== "");
}
