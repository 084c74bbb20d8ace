import { isTypoOf } from "../coach/understanding/is-typo-of.ts";

export type SearchedProblem = { title: string; patternNames: readonly string[]; statement: string };

/** Fewer letters would match a word in every statement. */
const LEAST_LETTERS_OF_A_WORD = 3;

/** Whether the title contains the search, or each of its words is in title, pattern or statement. */
export function matchesSearch(search: string, problem: SearchedProblem): boolean {
  const asked = search.trim().toLowerCase();
  if (problem.title.toLowerCase().includes(asked)) return true;
  const names = wordsOf([problem.title, ...problem.patternNames].join(" "));
  const words = new Set([...names, ...wordsOf(problem.statement)]);
  return [...wordsOf(asked)].every((word) => isAmong(word, words) || isSwappedIn(word, names));
}

function isAmong(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (word.length < LEAST_LETTERS_OF_A_WORD) return false;
  return [...words].some((other) => other.startsWith(word) || isTypoOf(word, other));
}

/** Two swapped neighbours are forgiven in short words too, in names only: a statement has too many short words. */
function isSwappedIn(word: string, names: ReadonlySet<string>): boolean {
  if (word.length < LEAST_LETTERS_OF_A_WORD) return false;
  return [...word].some((letter, place) => {
    const next = word[place + 1];
    const swapped = word.slice(0, place) + next + letter + word.slice(place + 2);
    return next !== undefined && names.has(swapped);
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
