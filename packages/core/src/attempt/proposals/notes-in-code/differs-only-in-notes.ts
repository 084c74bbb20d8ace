import type { Language } from "../../../entities/runs/language.ts";
import { isHarmlessPrint } from "./is-harmless-print.ts";
import { readCodeLines } from "./read-code-lines.ts";

/** A line that ends in one of these goes on in the next line. */
const goesOn: Record<Language, RegExp> = {
  python: /\\$/,
  javascript: /^(?:\} ?)?(?:else )?(?:if|for|while)\b.*\)$|\b(?:else|do)$|[=+\-*/%<>&|?,.!~^]$/,
  typescript: /^(?:\} ?)?(?:else )?(?:if|for|while)\b.*\)$|\b(?:else|do)$|[=+\-*/%<>&|?,.!~^]$/,
};

/**
 * Whether two programs differ only in comments and prints; false where that cannot be told. Reading cannot be sure of what a print
 * does, so the caller also runs both.
 */
export function differsOnlyInNotes(before: string, after: string, language: Language): boolean {
  const code = codeOf(before, language);
  return code !== null && code === codeOf(after, language);
}

function codeOf(program: string, language: Language): string | null {
  const lines = readCodeLines(program, language);
  if (!lines) return null;
  const kept: string[] = [];
  for (const { text, isStatement } of lines) {
    const line = text.trim();
    const isOwnStatement = isStatement && !goesOn[language].test(kept.at(-1)?.trim() ?? "");
    if (line !== "" && !(isOwnStatement && isHarmlessPrint(line, language))) kept.push(text);
  }
  return kept.join("\n");
}
