import type { Problem } from "../../../entities/catalog/problem.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";

/** In characters, without spaces: shorter pieces of a program stand in other programs too. */
const PIECE_LENGTH = 14;
/** A text that holds this share of a reference, however it is laid out, gives it away. */
const COPIED_SHARE = 0.3;
const MIN_PIECES = 30;

/**
 * The characters that a program consists of. Spaces, line breaks, and whatever may stand between tokens or mark a comment, a list,
 * a table or a quotation are left out, so that no layout hides a program.
 */
function bareText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\/\/|\/\*|\*\/|<!--|-->|\s\/\s/g, "")
    .replaceAll(/^[ \t>|*-]*\d{1,4}[ \t]*[.):|][ \t]*/gm, "")
    .replaceAll(/[^a-z0-9=<>+*/%!&()[\]{}.:?-]/g, "");
}

/** The same where dashes stand between all characters or begin every line. */
const withoutDashes = (bare: string): string => bare.replaceAll("-", "");

const backwards = (text: string): string => [...text].reverse().join("");

function piecesOf(bare: string): Set<string> {
  const pieces = new Set<string>();
  for (let at = 0; at + PIECE_LENGTH <= bare.length; at++) {
    pieces.add(bare.slice(at, at + PIECE_LENGTH));
  }
  return pieces;
}

const cached = new WeakMap<Problem, string[]>();

function bareReferences(problem: Problem): string[] {
  const known = cached.get(problem);
  if (known) return known;
  const bare = [...new Set(Object.values(problem.references))].map(bareText);
  cached.set(problem, bare);
  return bare;
}

export type Copied = { pieces: number; share: number };

/** How much of a reference stands in the texts together, character by character, that the learner does not have. */
export function measureCopiedText(
  texts: readonly string[],
  { problem, attempt }: Pick<CoachContext, "problem" | "attempt">,
): Copied {
  const own = [attempt.code, ...Object.values(problem.starterCode)].map(bareText).join("\n");
  const given = bareText(texts.join("\n"));
  const counted = [(bare: string) => bare, withoutDashes].flatMap((strip) => {
    const ownPieces = piecesOf(strip(own));
    const readings = [given, backwards(given)].map((reading) => piecesOf(strip(reading)));
    return bareReferences(problem).flatMap((reference) => {
      const lacking = [...piecesOf(strip(reference))].filter((piece) => !ownPieces.has(piece));
      return readings.map((reading) => {
        const pieces = lacking.filter((piece) => reading.has(piece)).length;
        return { pieces, share: pieces / Math.max(1, lacking.length) };
      });
    });
  });
  return counted.reduce((most, one) => (one.share > most.share ? one : most), nothingCopied);
}

const nothingCopied: Copied = { pieces: 0, share: 0 };

export const isCopied = ({ pieces, share }: Copied): boolean =>
  pieces >= MIN_PIECES && share >= COPIED_SHARE;
