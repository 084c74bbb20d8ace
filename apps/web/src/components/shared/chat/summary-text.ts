export const MAX_SUMMARY_LENGTH = 90;

/** The first words of a summary, without Markdown's marks. */
export function shortSummary(summary: string): string {
  const plain = summary
    .replace(/[*_`#]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > MAX_SUMMARY_LENGTH ? `${plain.slice(0, MAX_SUMMARY_LENGTH - 1)}…` : plain;
}
