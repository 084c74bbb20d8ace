import type { WordNode } from "just-bash";

type Part = WordNode["parts"][number];

/** The text of a word that is the same whenever it runs; null where anything in it is expanded. */
export function staticText(word: WordNode): string | null {
  return joinStatic(word.parts);
}

function joinStatic(parts: readonly Part[]): string | null {
  const texts = parts.map(partText);
  return texts.every((text) => text !== null) ? texts.join("") : null;
}

function partText(part: Part): string | null {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "Escaped":
      return part.value;
    case "DoubleQuoted":
      return joinStatic(part.parts);
    default:
      return null;
  }
}
