import type { Claim } from "./claims/claim-behind.ts";
import { findClaims, NEAR } from "./claims/find-claims.ts";
import type { Input } from "./inputs/input.ts";
import { namesOtherValue } from "./names-other-value.ts";
import type { Reading } from "./reading/reading.ts";
import { endsThought, isSign, isWord } from "./tokens/token.ts";

const INTRO = new Set(
  "for given if with example examples input another take consider when second third also next".split(
    " ",
  ),
);

const JOINING = new Set(["and", "but", "while"]);

export type ExampleEnd = {
  /** The token at which the example ends. */
  until: number;
  /** How many inputs belong to the example, counting its own. */
  inputs: number;
};

/** Where the next example begins; inputs before that are steps of this one. */
export function exampleEnd(
  reading: Reading,
  inputs: readonly Input[],
  claims: readonly Claim[],
): ExampleEnd {
  const { tokens } = reading;
  const [own] = inputs;
  if (!own) return { until: tokens.length, inputs: 1 };
  const next = inputs.findIndex((input, at) => at > 0 && isNew(reading, own, input, claims));
  const start = inputs[next]?.start ?? tokens.length;
  return {
    until: Math.min(start, restatedAt(reading, own)),
    inputs: next < 0 ? inputs.length : next,
  };
}

function isNew(reading: Reading, own: Input, input: Input, claims: readonly Claim[]): boolean {
  const { tokens, parameters } = reading;
  if (input.named) return JSON.stringify(input.args) !== JSON.stringify(own.args);
  const earlier = claims.filter(({ next }) => next <= input.start);
  if (earlier.length === 0) return false;
  const label = isSign(tokens[input.start - 1], ":") ? 1 : 0;
  const before = tokens[input.start - 1 - label];
  const newLine = before?.kind === "end-of-line";
  const introduced = isWord(before, INTRO) || isWord(tokens[input.start], INTRO);
  if (newLine && parameters.length > 1) return true;
  if (endsThought(before) && introduced) return true;
  const listed =
    earlier.some(({ immediate }) => immediate) &&
    (endsThought(before) ||
      isSign(before, ",", ";") ||
      isWord(before, JOINING) ||
      isWord(tokens[input.start], JOINING));
  if (!newLine && !introduced && !listed) return false;
  const [told] = findClaims(reading, input.next, input.next + NEAR);
  return told?.immediate === true;
}

/** Where a parameter gets another value by name: what follows is about another input. */
function restatedAt(reading: Reading, { next, args }: Input): number {
  const { tokens } = reading;
  for (let at = next; at < tokens.length; at += 1)
    if (namesOtherValue(reading, at, args)) return at;
  return tokens.length;
}
