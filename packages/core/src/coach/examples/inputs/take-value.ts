import type { RunValue } from "../../../entities/runs/run.ts";
import type { Parameter } from "../reading/parameter.ts";
import { INPUT_INTRO, PLACES } from "../reading/word-lists.ts";
import { isOperator, type NumberRun, numberRunAt } from "../tokens/number-run.ts";
import { asHandedOver, fits } from "../tokens/shape.ts";
import { endsThought, isNumber, isSign, isWord, type Token } from "../tokens/token.ts";
import { bareTextAt, bareTextsAt } from "./bare-text.ts";

type Taken = { value: RunValue; next: number; loose?: boolean; bare?: boolean; run?: NumberRun };

/** The value at this token, for the first parameter whose type it has; `name` is the name before it. */
export function takeFirst(
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
    // Two numbers joined by "and" may be any two of a longer list.
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
