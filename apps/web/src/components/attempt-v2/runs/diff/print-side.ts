import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { type DiffTree, differs, type Side } from "./diff-tree.ts";
import { type Piece, textParts } from "./text-parts.ts";

/** How many entries of a long list are shown, and how many of them before the first difference. */
const SHOWN = 14;
const BEFORE = 4;
/** A list of lists whose text is longer than this gets one line for each entry. */
const LINE_LENGTH = 48;

/** One of the two values in the learner's language, split into equal and differing parts. */
export function printSide(tree: DiffTree, side: Side, language: Language): Piece[] {
  return merged(print(tree, side, language, ""));
}

function print(tree: DiffTree, side: Side, language: Language, indent: string): Piece[] {
  switch (tree.kind) {
    case "lists":
      return printList(tree, side, language, indent);
    case "texts": {
      const quoted = (of: Side) => JSON.stringify(tree.values[of]).slice(1, -1);
      const other = side === "expected" ? "actual" : "expected";
      return [plain('"'), ...textParts(quoted(side), quoted(other)), plain('"')];
    }
    default: {
      const value = tree.values[side];
      if (value === undefined) return [];
      return [{ text: valueTextIn(language, value), differs: tree.kind === "different" }];
    }
  }
}

function printList(
  { entries, lengths }: Extract<DiffTree, { kind: "lists" }>,
  side: Side,
  language: Language,
  indent: string,
): Piece[] {
  const from = firstShown(entries);
  const shown = entries.slice(from, from + SHOWN);
  const printed = shown
    .map((entry) => print(entry, side, language, `${indent}  `))
    .filter((pieces) => pieces.length > 0);
  const after = lengths[side] - from - printed.length;
  if (from > 0) printed.unshift([plain(`… ${from} before`)]);
  if (after > 0) printed.push([plain(`… ${after} more`)]);
  const isLong = printed.reduce((sum, pieces) => sum + lengthOf(pieces) + 2, 0) > LINE_LENGTH;
  const isBroken = isLong && shown.some(({ kind }) => kind === "lists");
  const gap = isBroken ? `\n${indent}  ` : "";
  const between = isBroken ? `,${gap}` : ", ";
  return [
    plain(`[${gap}`),
    ...printed.flatMap((pieces, at) => (at === 0 ? pieces : [plain(between), ...pieces])),
    plain(isBroken ? `\n${indent}]` : "]"),
  ];
}

function firstShown(entries: readonly DiffTree[]): number {
  if (entries.length <= SHOWN) return 0;
  const first = Math.max(0, entries.findIndex(differs));
  return Math.max(0, Math.min(first - BEFORE, entries.length - SHOWN));
}

const plain = (text: string): Piece => ({ text, differs: false });
const lengthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

/** Joins neighbouring parts of the same kind; an empty differing part stays, so that it is marked. */
function merged(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.differs === piece.differs) last.text += piece.text;
    else if (piece.text !== "" || piece.differs) whole.push({ ...piece });
  }
  return whole;
}
