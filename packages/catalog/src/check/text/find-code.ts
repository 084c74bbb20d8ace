const codeLine =
  /^(return\b|for\b.*[:{(]|while\b.*[:{(]|if\b.*[:{]$|elif\b|else\s*[:{]|def\s|function\s|const\s|let\s|var\s|[\w.[\]]+\s*(=|\+=|-=)\s*\S|[\w.]+\(.*\);?$|.*[;{}]$)/;

/** Every part of a text that could be pasted as program text, longest form first, without repeats. */
export function findCode(text: string): string[] {
  const fences = [...text.matchAll(/(?<!`)```[^\n`]*\n([\s\S]*?)(?:```|$)/g)].map(
    ([, code]) => code ?? "",
  );
  const unfenced = text.replace(/```[\s\S]*?(?:```|$)/g, "\n");
  const spans = [...unfenced.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? "");
  const lines = unfenced.split("\n").filter((line) => codeLine.test(line.trim()));
  const joined = [lines, spans]
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join("\n"));
  const found = [...fences, ...joined, ...lines, ...spans].map((code) => code.trimEnd());
  return [...new Set(found)].filter((code) => code.trim() !== "");
}
