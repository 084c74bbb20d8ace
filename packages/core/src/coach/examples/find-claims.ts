import type { RunValue } from "../../entities/runs/run.ts";
import { claimedAt } from "./claimed-value.ts";
import { isOperator } from "./number-run.ts";
import type { Reading } from "./reading.ts";
import { fits } from "./shape.ts";
import { endsThought, isNumber, isSign, isWord, type Token } from "./token.ts";
import {
  CLAIM_FILLER,
  CONCLUDING_MARKS,
  CONDITIONS,
  FINAL_MARKS,
  GIVING_MARKS,
  NEGATIONS,
  SUBJECTS,
  SUPERLATIVES,
  TAKING_MARKS,
  WEAK_MARKS,
} from "./words.ts";

/** How surely the words speak of the result of the whole. */
type Strength = "final" | "concluding" | "giving" | "weak";
export type Claim = {
  value: RunValue;
  strength: Strength;
  /** No other value stands between the input and the claim. */
  immediate: boolean;
  /** Nothing but small words stands between them. */
  adjacent: boolean;
  at: number;
  next: number;
};

type Found = Omit<Claim, "immediate" | "adjacent">;

/** More small words than this in a row say nothing; the limit keeps reading linear. */
const MAX_FILLER = 12;
const MAX_ASIDE = 60;
/** So many tokens behind an input a result still stands near it. */
export const NEAR = 16;

/** What stands between the input, or the start of the sentence, and the token that is looked at. */
type Passed = {
  /** A value behind the input, in the sentence, in the part behind the last comma. */
  value: boolean;
  inSentence: boolean;
  inClause: boolean;
  /** Words or ends behind the input that are more than small words. */
  prose: number;
  condition: boolean;
  negated: boolean;
  superlative: boolean;
};

const NEW_CLAUSE = { inClause: false, negated: false };
const NEW_SENTENCE = { ...NEW_CLAUSE, inSentence: false, condition: false, superlative: false };

/** All places behind the input where a result is named. */
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

/** The token behind a remark in round brackets, which is passed over. */
function asideEnd(tokens: readonly Token[], from: number): number | null {
  if (!isSign(tokens[from], "(")) return null;
  for (let at = from + 1; at < from + MAX_ASIDE && !endsThought(tokens[at]); at += 1)
    if (isSign(tokens[at], ")")) return at + 1;
  return null;
}

/** "[6, 1] in 5 days: 6", "ship needs 3": right behind the input, or behind one noun. */
function isAdjacent(
  tokens: readonly Token[],
  at: number,
  from: number,
  { prose }: Passed,
): boolean {
  if (tokens[at]?.kind === "sign") return at === from || isSign(tokens[at - 1], ")");
  return prose === 0 || (prose === 1 && isWord(tokens[at], TAKING_MARKS));
}

export function strengthAt(tokens: readonly Token[], at: number): Strength | null {
  const token = tokens[at];
  if (isWord(token, FINAL_MARKS)) return "final";
  if (isWord(token, CONCLUDING_MARKS) || isAtTheEnd(tokens, at)) return "concluding";
  if (isWord(token, GIVING_MARKS) || isSign(token, "->", "#")) return "giving";
  return isWord(token, WEAK_MARKS) || isWord(token, TAKING_MARKS) || isSign(token, "=", ":")
    ? "weak"
    : null;
}

function isAtTheEnd(tokens: readonly Token[], at: number): boolean {
  return isWord(tokens[at], END) && isWord(tokens[at - 1], THE) && isWord(tokens[at - 2], AT);
}

const END = new Set(["end"]);
const THE = new Set(["the"]);
const AT = new Set(["at", "in"]);

/** The value behind a mark; of several marks in a row ("so we return") the surest counts. */
export function claimBehind(reading: Reading, mark: number, first: Strength): Found | null {
  const { tokens } = reading;
  let strength = first;
  for (let at = mark + 1; at <= mark + MAX_FILLER; at += 1) {
    const token = tokens[at];
    const claimed = claimedAt(reading, at);
    if (claimed)
      return isStep(reading, mark, at, claimed.value) ? null : { ...claimed, strength, at: mark };
    const next = strengthAt(tokens, at);
    if (next && !(token?.kind === "sign" && !strengthAt(tokens, at - 1)))
      strength = surer(strength, next);
    else if (token?.kind === "end-of-line") {
      if (strength === "weak" || tokens[at - 1]?.kind === "end-of-line") return null;
    } else if (!isWord(token, CLAIM_FILLER) && !isSign(token, ",")) return null;
  }
  return null;
}

/** "[2, 7], 9: 2 + 7 = 9" begins with a step, and so does a colon in front of another kind of value. */
function isStep(
  { tokens, returns }: Reading,
  mark: number,
  first: number,
  value: RunValue,
): boolean {
  if (!isSign(tokens[mark], ":")) return false;
  return !fits(value, returns) || (isNumber(tokens[first]) && isOperator(tokens[first + 1]));
}

const ORDER: readonly Strength[] = ["weak", "giving", "concluding", "final"];

const surer = (one: Strength, other: Strength): Strength =>
  ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;

/** Steps use "gives", "is" and arrows too: those count only right behind the input, or where no value is the subject. */
function isMeant(
  { strength, at }: Found,
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

/** "gives 3 if …" is not said of this input. */
function conditionFollows(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 3; at += 1) {
    const token = tokens[at];
    if (isWord(token, CONDITIONS)) return true;
    if (token?.kind !== "word") return false;
  }
  return false;
}
