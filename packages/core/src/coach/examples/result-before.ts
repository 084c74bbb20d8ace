import type { Claim } from "./claims/claim-behind.ts";
import { findClaims, NEAR } from "./claims/find-claims.ts";
import type { Input } from "./inputs/input.ts";
import type { Reading } from "./reading/reading.ts";
import { endsThought, isWord } from "./tokens/token.ts";

const FOR = new Set(["for", "when", "if", "with", "given", "on", "from"]);

/** A result before its input: "the answer is 4 for "abcd"". */
export function resultBefore(reading: Reading, { start }: Input): Claim | null {
  const { tokens } = reading;
  if (!isWord(tokens[start], FOR)) return null;
  let from = start;
  while (from > 0 && start - from < NEAR && !endsThought(tokens[from - 1])) from -= 1;
  const claims = findClaims(reading, from, start);
  const [claim] = claims;
  const sure = claim && claims.length === 1 && claim.strength !== "weak" && claim.next === start;
  return sure ? claim : null;
}
