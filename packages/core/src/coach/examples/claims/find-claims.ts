import type { Reading } from "../reading/reading.ts";
import {
  CLAIM_FILLER,
  CONCLUDING_MARKS,
  CONDITIONS,
  NEGATIONS,
  SUBJECTS,
  SUPERLATIVES,
  TAKING_MARKS,
} from "../reading/word-lists.ts";
import { endsThought, isSign, isWord, type Token } from "../tokens/token.ts";
import { type Claim, claimBehind, type FoundClaim, strengthAt } from "./claim-behind.ts";

/** A longer remark in round brackets is read like other text; the limit keeps reading linear. */
const MAX_ASIDE = 60;
/** A result at most this many tokens after an input is near it. */
export const NEAR = 16;

/** What was read since the input, or since the start of the sentence. */
type Passed = {
  /** Whether a value was read since the input, in this sentence, after its last comma. */
  value: boolean;
  inSentence: boolean;
  inClause: boolean;
  /** How many words or sentence ends since the input are more than small words. */
  prose: number;
  condition: boolean;
  negated: boolean;
  superlative: boolean;
};

const NEW_CLAUSE = { inClause: false, negated: false };
const NEW_SENTENCE = { ...NEW_CLAUSE, inSentence: false, condition: false, superlative: false };

/** Every place after the input where a result is named. */
export function findClaims(reading: Reading, from: number, until: number): Claim[] {
  const { tokens } = reading;
  const claims: Claim[] = [];
  const passed: Passed = { ...NEW_SENTENCE, value: false, prose: 0 };
  let at = from;
  while (at < until) {
    const strength = strengthAt(tokens, at);
    const claim =
      strength && !passed.negated && !passed.condition ? claimBehind(reading, at, strength) : null;
    const immediate =
      !passed.value && (claim?.strength !== "weak" || isAdjacent(tokens, at, from, passed));
    if (claim && claim.next <= until && isMeant(claim, immediate, passed, tokens)) {
      if (!conditionFollows(tokens, claim.next))
        claims.push({ ...claim, immediate, adjacent: immediate && passed.prose === 0 });
      Object.assign(passed, { value: true, inSentence: true, inClause: true });
      at = claim.next;
    } else {
      Object.assign(passed, passing(tokens[at], passed));
      at = asideEnd(tokens, at) ?? at + 1;
    }
  }
  return claims;
}

function passing(token: Token | undefined, passed: Passed): Partial<Passed> {
  if (endsThought(token) || isSign(token, ";"))
    return { ...NEW_SENTENCE, prose: passed.prose + (isSign(token, ";") ? 0 : 2) };
  if (isSign(token, ",")) return NEW_CLAUSE;
  if (token?.kind === "sign") return {};
  if (token?.kind !== "word") return { value: true, inSentence: true, inClause: true };
  const { text } = token;
  return {
    prose: passed.prose + (CLAIM_FILLER.has(text) ? 0 : 1),
    negated: NEGATIONS.has(text),
    superlative: passed.superlative || SUPERLATIVES.has(text),
    condition: !CONCLUDING_MARKS.has(text) && (passed.condition || CONDITIONS.has(text)),
  };
}

/** The token after a remark in round brackets, which is skipped. */
function asideEnd(tokens: readonly Token[], from: number): number | null {
  if (!isSign(tokens[from], "(")) return null;
  for (let at = from + 1; at < from + MAX_ASIDE && !endsThought(tokens[at]); at += 1)
    if (isSign(tokens[at], ")")) return at + 1;
  return null;
}

/** "[6, 1] in 5 days: 6", "ship needs 3": directly after the input, or after one noun. */
function isAdjacent(
  tokens: readonly Token[],
  at: number,
  from: number,
  { prose }: Passed,
): boolean {
  if (tokens[at]?.kind === "sign") return at === from || isSign(tokens[at - 1], ")");
  return prose === 0 || (prose === 1 && isWord(tokens[at], TAKING_MARKS));
}

/**
 * Steps use "gives", "is" and arrows too, so these count only directly after the input, or where no value is the
 * subject.
 */
function isMeant(
  { strength, at }: FoundClaim,
  immediate: boolean,
  { inSentence, inClause, prose, superlative }: Passed,
  tokens: readonly Token[],
): boolean {
  if (strength === "final" || strength === "concluding") return true;
  if (strength === "weak") return immediate || (superlative && !inClause);
  const before = tokens[at - 1];
  return (
    (immediate && prose === 0) ||
    isWord(before, SUBJECTS) ||
    (!inSentence && (endsThought(before) || isSign(before, ",")))
  );
}

/** Whether a condition follows: "gives 3 if …" is not about this input. */
function conditionFollows(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 3; at += 1) {
    const token = tokens[at];
    if (isWord(token, CONDITIONS)) return true;
    if (token?.kind !== "word") return false;
  }
  return false;
}
