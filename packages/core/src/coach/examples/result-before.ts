import { type Claim, findClaims } from "./find-claims.ts";
import type { Input } from "./read-input.ts";
import type { Shape } from "./shape.ts";
import { endsThought, isWord, type Token } from "./token.ts";

const FOR = new Set(["for", "when", "if", "with", "given", "on", "from"]);
const NEAR = 16;

/** The result in front of its input: "the answer is 4 for "abcd"". */
export function resultBefore(
  tokens: readonly Token[],
  { start }: Input,
  returns: Shape,
  takesText: boolean,
): Claim | null {
  if (!isWord(tokens[start], FOR)) return null;
  let from = start;
  while (from > 0 && start - from < NEAR && !endsThought(tokens[from - 1])) from -= 1;
  const claims = findClaims(tokens, from, start, returns, takesText);
  const [claim] = claims;
  const sure = claim && claims.length === 1 && claim.strength !== "weak" && claim.next === start;
  return sure ? claim : null;
}
