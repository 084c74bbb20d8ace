import type { RunValue } from "../../../entities/runs/run.ts";
import type { Reading } from "../reading/reading.ts";
import { CLAUSE_STARTS, CONDITIONS } from "../reading/word-lists.ts";
import { fits } from "../tokens/shape.ts";
import { endsThought, isSign, isWord, type Token } from "../tokens/token.ts";
import type { Claim } from "./claim-behind.ts";

/** Chooses the result that the learner means; null when two are possible. */
export function chooseClaim(
  { tokens, returns }: Reading,
  claims: readonly Claim[],
  until: number,
): Claim | null {
  const chosen =
    claims.find(({ immediate }) => immediate) ??
    claims.findLast(({ strength }) => strength === "final") ??
    claims.at(-1);
  if (!chosen) return null;
  const fitting = ({ value }: { value: RunValue }) => fits(value, returns);
  const others = claims.filter((claim) => !same(claim, chosen));
  const later = others.filter(({ at }) => at > chosen.at);
  if (later.some((claim) => claim.strength === "final" || fitting(claim))) return null;
  if (!fitting(chosen)) {
    // A value of another type counts only when it is the only one named.
    if (others.length > 0 || (chosen.strength === "giving" && !chosen.adjacent)) return null;
    const rest = tokens.slice(chosen.next, until);
    if (rest.some((token) => token.kind === "value" && fitting(token))) return null;
  }
  if (chosen.immediate || chosen.strength === "final") return chosen;
  return others.some(fitting) || valueFollows(tokens, chosen, until) ? null : chosen;
}

const same = (one: Claim, other: Claim) => text(one.value) === text(other.value);
const text = (value: RunValue) => JSON.stringify(value);

/** Whether a sentence with another value follows: then this claim was a step, not the result. */
function valueFollows(
  tokens: readonly Token[],
  { next: from, strength }: Claim,
  until: number,
): boolean {
  const reason = isSign(tokens[from], "(", ":") || isWord(tokens[from], CLAUSE_STARTS);
  let ended = strength === "giving" && !reason;
  let conditional = false;
  for (let at = from; at < until; at += 1) {
    const token = tokens[at];
    if (endsThought(token)) {
      ended = true;
      conditional = false;
    }
    conditional ||= isWord(token, CONDITIONS);
    if (ended && !conditional && (token?.kind === "value" || token?.kind === "unreadable"))
      return true;
  }
  return false;
}
