import type { Claim } from "./find-claims.ts";
import type { Parameter } from "./parameter.ts";
import type { Input } from "./read-input.ts";
import { fits } from "./shape.ts";
import { endsThought, isSign, isWord, type Token } from "./token.ts";

const INTRO = new Set(
  "for given if with example examples input another take consider when second third also next".split(
    " ",
  ),
);

export type ExampleEnd = {
  /** The token at which the example ends. */
  until: number;
  /** How many of the inputs belong to it, its own among them. */
  inputs: number;
};

/** Where the next example begins; inputs before that are steps of this one. */
export function exampleEnd(
  tokens: readonly Token[],
  inputs: readonly Input[],
  claims: readonly Claim[],
  parameters: readonly Parameter[],
  claimsBehind: (input: Input) => readonly Claim[],
): ExampleEnd {
  const [own] = inputs;
  if (!own) return { until: tokens.length, inputs: 1 };
  const next = inputs.findIndex(
    (input, at) => at > 0 && isNew(tokens, own, input, claims, parameters, claimsBehind),
  );
  const start = inputs[next]?.start ?? tokens.length;
  return {
    until: Math.min(start, restatedAt(tokens, own, parameters)),
    inputs: next < 0 ? inputs.length : next,
  };
}

function isNew(
  tokens: readonly Token[],
  own: Input,
  input: Input,
  claims: readonly Claim[],
  parameters: readonly Parameter[],
  claimsBehind: (input: Input) => readonly Claim[],
): boolean {
  if (input.named) return JSON.stringify(input.args) !== JSON.stringify(own.args);
  const earlier = claims.filter(({ next }) => next <= input.start);
  if (earlier.length === 0) return false;
  const before = tokens[input.start - 1];
  const newLine = before?.kind === "end-of-line";
  const introduced = isWord(before, INTRO) || isWord(tokens[input.start], INTRO);
  if (newLine && parameters.length > 1) return true;
  if (endsThought(before) && introduced) return true;
  if (!newLine && !introduced && !earlier.some(({ immediate }) => immediate)) return false;
  const [told] = claimsBehind(input);
  return told?.immediate === true;
}

/** Where a parameter gets another value by name, what follows is said of another input. */
function restatedAt(
  tokens: readonly Token[],
  own: Input,
  parameters: readonly Parameter[],
): number {
  for (let at = own.next; at < tokens.length; at += 1) {
    const word = tokens[at];
    const index = parameters.findIndex(({ name }) => word?.kind === "word" && word.text === name);
    const shape = parameters[index]?.shape;
    if (!shape) continue;
    const sign = isSign(tokens[at + 1], "=", ":") || isWord(tokens[at + 1], new Set(["is", "are"]));
    const value = tokens[at + (sign ? 2 : 1)];
    if (value?.kind !== "value" || !fits(value.value, shape)) continue;
    if (JSON.stringify(value.value) !== JSON.stringify(own.args[index])) return at;
  }
  return tokens.length;
}
