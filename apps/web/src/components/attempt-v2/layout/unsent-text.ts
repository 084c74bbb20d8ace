/** The learner's words in a request that was refused, to show them once more. */
export function unsentText(sent: Readonly<Record<string, unknown>>): string {
  return Object.entries(sent)
    .filter(([name]) => !labels.has(name))
    .flatMap(([, value]) => (typeof value === "string" && value.trim() !== "" ? [value] : []))
    .join("\n\n");
}

/** Fields that repeat what was asked, or that are choices and not words. */
const labels = new Set(["question", "patternId", "mode", "testInput", "expected", "actual"]);
