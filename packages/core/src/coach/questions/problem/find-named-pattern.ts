import type { Pattern } from "../../../entities/catalog/pattern.ts";
import { isTypoOf } from "../../understanding/is-typo-of.ts";
import type { Asked, Sources } from "../question.ts";

/** The pattern whose name stands in the question, the longest first. */
export async function findNamedPattern(
  { plain }: Pick<Asked, "plain">,
  { patterns }: Pick<Sources, "patterns">,
): Promise<Pattern | null> {
  const all = await patterns.list();
  const byLength = [...all].sort((one, other) => other.name.length - one.name.length);
  const names = byLength.map(({ id, name }) => ({
    id,
    words: [name.toLowerCase(), id.replaceAll("-", " "), id],
  }));
  const found =
    names.find(({ words }) => words.some((word) => holdsWord(plain, word))) ??
    names.find(({ words }) => words.some((word) => holdsMisspelt(plain, word)));
  return found ? patterns.find(found.id) : null;
}

/** “dynamic programing”: as many words in a row, each spelled nearly the same. */
function holdsMisspelt(text: string, name: string): boolean {
  const wanted = name.split(" ");
  if (wanted.length < 2) return false;
  const words = text.slice(0, MAX_SEARCHED).split(/[^\w-]+/);
  return words.some((_word, at) =>
    wanted.every((each, place) => isTypoOf(words[at + place] ?? "", each)),
  );
}

const MAX_SEARCHED = 400;

export function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  return !/\w/.test(text[at - 1] ?? " ") && !/[a-rt-z0-9]/.test(text[at + word.length] ?? " ");
}
