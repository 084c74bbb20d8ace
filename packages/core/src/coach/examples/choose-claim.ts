import type { RunValue } from "../../entities/runs/run.ts";
import type { Claim } from "./find-claims.ts";
import { fits, type Shape } from "./shape.ts";
import { endsThought, isSign, isWord, type Token } from "./token.ts";
import { CLAUSE_STARTS, CONDITIONS } from "./words.ts";

/** The one result that is meant, or null where two could be. */
export function chooseClaim(
  claims: readonly Claim[],
  returns: Shape,
  tokens: readonly Token[],
  until: number,
): Claim | null {
  const chosen =
    claims.find(({ immediate }) => immediate) ??
    claims.findLast(({ strength }) => strength === "final") ??
    claims.at(-1);
  if (!chosen) return null;
  const fitting = (claim: Claim) => fits(claim.value, returns);
  const others = claims.slice(claims.indexOf(chosen) + 1).filter((claim) => !same(claim, chosen));
  if (others.some((claim) => claim.strength === "final" || fitting(claim))) return null;
  if (!fitting(chosen) && claims.some((claim) => claim !== chosen && fitting(claim))) return null;
  if (chosen.immediate || chosen.strength === "final") return chosen;
  if (!fitting(chosen) && chosen.strength !== "concluding") return null;
  return valueFollows(tokens, chosen, until) ? null : chosen;
}

const same = (one: Claim, other: Claim) => text(one.value) === text(other.value);
const text = (value: RunValue) => JSON.stringify(value);

/** A step that follows in a sentence of its own shows that the claim was one too. */
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
