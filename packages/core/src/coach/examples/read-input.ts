import type { RunValue } from "../../entities/runs/run.ts";
import { bareTextAt, bareTextsAt } from "./bare-text.ts";
import { isOperator, type NumberRun, numberRunAt } from "./number-run.ts";
import type { Parameter } from "./parameter.ts";
import { asHandedOver, fits } from "./shape.ts";
import { endsThought, isNumber, isSign, isWord, type Token } from "./token.ts";
import { FINAL_MARKS, INPUT_FILLER, INPUT_INTRO, PLACES } from "./words.ts";

/** `named` tells that a parameter's own name stands in front of a value; `bare` that a text stands without quotes or a name. */
export type Input = {
  args: RunValue[];
  start: number;
  next: number;
  named: boolean;
  bare: boolean;
  loose: boolean;
};

/** More small words than this in a row are no part of an input; the limit keeps reading linear. */
const MAX_FILLER = 12;

type Taken = { value: RunValue; next: number; loose?: boolean; bare?: boolean; run?: NumberRun };

/** The values of all parameters, if they begin at that token and nothing but small words stands between them. */
export function inputAt(
  tokens: readonly Token[],
  start: number,
  parameters: readonly Parameter[],
): Input | null {
  const call = tokens[start];
  if (call?.kind === "call") return calledWith(call.args, start, parameters);
  const values = new Map<Parameter, RunValue>();
  const input = { named: false, bare: false, loose: false };
  // A number that nothing says the meaning of belongs to its own sentence.
  let numberAlone = false;
  let at = start;
  while (values.size < parameters.length) {
    const open = parameters.filter((parameter) => !values.has(parameter));
    const gap = skipFiller(tokens, at, open, values.size > 0);
    if (gap.endsThought && values.size > 0 && (!gap.named || numberAlone)) return null;
    if (values.size === 0 && !gap.named && isInsideRun(tokens, gap.next)) return null;
    const candidates = gap.named ? gap.named : nounBehind(tokens, gap.next, open);
    const taken = takeFirst(tokens, gap.next, candidates ?? open, gap.named && gap.name);
    if (!taken) return null;
    values.set(taken.parameter, asHandedOver(taken.value, taken.parameter.shape));
    input.named ||= Boolean(gap.named?.some(({ name }) => gap.name === name));
    input.bare ||= taken.bare ?? false;
    input.loose ||= taken.loose ?? false;
    at = taken.next;
    numberAlone = candidates === null && isNumber(tokens[at - 1]) && taken.run === undefined;
    const last = taken.run?.lastAfterAnd ? lastOfRun(tokens, at, open, taken.run) : null;
    if (last) {
      values.set(taken.parameter, last.items);
      values.set(last.parameter, last.value);
    }
    const noun = tokens[at];
    if (noun?.kind === "word" && taken.parameter.nouns.has(noun.text)) at += 1;
  }
  if (goesOn(tokens, at)) return null;
  return {
    ...input,
    start: firstWord(tokens, start),
    next: at,
    args: parameters.map((one) => values.get(one) ?? null),
  };
}

/** The last of several numbers is not taken apart from them. */
function isInsideRun(tokens: readonly Token[], at: number): boolean {
  const joined = isSign(tokens[at - 1], ",") || isWord(tokens[at - 1], AND);
  return isNumber(tokens[at]) && isNumber(tokens[joined ? at - 2 : at - 1]);
}

function firstWord(tokens: readonly Token[], from: number): number {
  let at = from;
  while (endsThought(tokens[at]) || isSign(tokens[at], ",", ";", ":")) at += 1;
  return at;
}

function calledWith(
  given: { name: string | null; value: RunValue }[],
  start: number,
  parameters: readonly Parameter[],
): Input | null {
  if (given.length !== parameters.length) return null;
  const args = parameters.map((parameter, at) => {
    const byName = given.find(
      ({ name }) => name !== null && parameter.names.has(name.toLowerCase()),
    );
    const found = byName ?? (given[at]?.name === null ? given[at] : undefined);
    return found && asHandedOver(found.value, parameter.shape);
  });
  const right = args.filter((value, at) => {
    const shape = parameters[at]?.shape;
    return value !== undefined && shape && fits(value, shape);
  });
  if (right.length !== parameters.length) return null;
  const next = start + 1;
  return { args: right as RunValue[], start, next, named: true, bare: false, loose: false };
}

const AND = new Set(["and"]);
const EQUATING = new Set(["is", "are", "be"]);

type Gap = { next: number; named: Parameter[] | null; name: string; endsThought: boolean };

/** Small words and names in front of a value. A name counts for the value that follows it. */
function skipFiller(
  tokens: readonly Token[],
  from: number,
  open: readonly Parameter[],
  behindValue: boolean,
): Gap {
  let at = from;
  let ends = false;
  let named: Parameter[] | null = null;
  let name = "";
  for (let token = tokens[at]; token && at < from + MAX_FILLER; token = tokens[at]) {
    // "3 and 3 is 6" is a sum, not a list and a number.
    if (behindValue && !named && (isWord(token, EQUATING) || isSign(token, "="))) break;
    if (token.kind === "word") {
      const { text } = token;
      const called = open.filter(({ names }) => names.has(text));
      if (called.length > 0) {
        named = called;
        name = text;
      } else if (!INPUT_FILLER.has(text) || FINAL_MARKS.has(text)) break;
    } else if (token.kind === "end-of-line" || token.kind === "end-of-sentence") ends = true;
    else if (isSign(token, "->") && !(from !== at || betweenTexts(tokens, at))) break;
    else if (!isSign(token, ",", ":", "=", ";", "(", "&", "|", "->")) break;
    at += 1;
  }
  return { next: at, named, name, endsThought: ends };
}

/** "cat" -> "cart" are both words of a change from one to the other. */
const betweenTexts = (tokens: readonly Token[], at: number) =>
  [tokens[at - 1], tokens[at + 1]].every(
    (token) => token?.kind === "value" && typeof token.value === "string",
  );

function nounBehind(tokens: readonly Token[], at: number, open: readonly Parameter[]) {
  const noun = tokens[at + 1];
  if (!isNumber(tokens[at]) || noun?.kind !== "word") return null;
  const counted = open.filter(({ nouns }) => nouns.has(noun.text));
  return counted.length > 0 ? counted : null;
}

/** In "5, 12, 3 and 15" the last number is a parameter of its own, unless that one is named behind it. */
function lastOfRun(
  tokens: readonly Token[],
  at: number,
  open: readonly Parameter[],
  { items }: NumberRun,
) {
  const numbers = open.filter(({ shape }) => shape.depth === 0 && shape.base === "number");
  const [parameter] = numbers;
  const value = items.at(-1);
  if (!parameter || value === undefined || numbers.length > 1 || items.length < 3) return null;
  if (skipFiller(tokens, at, numbers, true).named) return null;
  return { parameter, value, items: items.slice(0, -1) };
}

function takeFirst(
  tokens: readonly Token[],
  at: number,
  parameters: readonly Parameter[],
  name: string | null,
): (Taken & { parameter: Parameter }) | null {
  for (const parameter of parameters) {
    const taken = takeValue(tokens, at, parameter, name);
    if (taken) return { ...taken, parameter };
  }
  return null;
}

function takeValue(
  tokens: readonly Token[],
  at: number,
  parameter: Parameter,
  name: string | null,
): Taken | null {
  const { shape } = parameter;
  const token = tokens[at];
  if (token?.kind === "value") {
    const next = at + 1;
    if (isNumber(token) && (isOperator(tokens[at - 1]) || isOperator(tokens[next]))) return null;
    if (isNumber(token) && name === null && isWord(tokens[at - 1], PLACES)) return null;
    if (
      fits(asHandedOver(token.value, shape), shape) &&
      (!token.unquoted || shape.base === "string")
    )
      return { value: token.value, next, loose: token.loose };
    if (
      shape.depth !== 1 ||
      shape.base !== "number" ||
      !(name !== null || isIntroduced(tokens, at))
    )
      return null;
    const run = numberRunAt(tokens, at);
    // Two numbers with "and" between them may be any two of a longer list.
    if (run?.lastAfterAnd && run.items.length === 2 && name === null) return null;
    return run && { value: run.items, next: run.next, loose: true, run };
  }
  if (token?.kind !== "word" || shape.base !== "string") return null;
  return shape.depth === 0
    ? bareTextAt(tokens, at, parameter, name)
    : shape.depth === 1 && name !== null
      ? bareTextsAt(tokens, at)
      : null;
}

function isIntroduced(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return endsThought(before) || isWord(before, INPUT_INTRO) || isSign(before, ":", "=");
}

/** More values behind the last one, without a word between them, would belong to the input too. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = isSign(tokens[at], ",", "&") ? at + 1 : at;
  const value = isWord(tokens[next], AND) ? tokens[next + 1] : tokens[next];
  return value?.kind === "value" || value?.kind === "unreadable" || isOperator(tokens[at]);
}
