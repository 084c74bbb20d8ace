import type { Pattern } from "../../../entities/catalog/pattern.ts";
import type { Asked, Sources } from "../question.ts";

/** The pattern whose name stands in the question, the longest first. */
export async function findNamedPattern(
  { plain }: Asked,
  { patterns }: Pick<Sources, "patterns">,
): Promise<Pattern | null> {
  const all = await patterns.list();
  const byLength = [...all].sort((one, other) => other.name.length - one.name.length);
  const found = byLength.find(({ id, name }) =>
    [name.toLowerCase(), id.replaceAll("-", " "), id].some((word) => holdsWord(plain, word)),
  );
  return found ? patterns.find(found.id) : null;
}

export function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  return !/\w/.test(text[at - 1] ?? " ") && !/[a-rt-z0-9]/.test(text[at + word.length] ?? " ");
}
