export const maxReadingGrade = 9;

/** Flesch–Kincaid grade of the prose alone: code, tables, identifiers and numbers do not count. */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export function sentencesOf(text: string): string[][] {
  return proseOf(text)
    .split(/(?<![.!?;:])[.!?;:]+(?=\s|$)|\n\s*\n|\n(?=[-*#\d])/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

function proseOf(text: string): string {
  return text
    .replace(/```[\s\S]*?(```|$)/g, "\n\n")
    .replace(/^\s{0,40}\|.*$/gm, "\n\n")
    .replace(/`[^`]*`/g, " ")
    .replace(/\{\{[^{}]*\}\}/g, " ")
    .replace(/[*_#>]+/g, " ");
}

function wordsOf(sentence: string): string[] {
  const tokens = sentence.split(/[\s/()[\]{}"“”,—–]+/);
  return tokens.flatMap((token) => {
    const word = token.replace(/^[^A-Za-z]+|[^A-Za-z]+$/g, "");
    return isIdentifier(word) ? [] : word.split("-").filter(Boolean);
  });
}

const isIdentifier = (word: string) => word === "" || /[a-z][A-Z]|[\d=<>+^]/.test(word);

export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const sounded = letters
    .replace(/(?:[^laeiouysxzcgh]es|[^td]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, "");
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
