import type { RunValue } from "../../../entities/runs/run.ts";
import type { Parameter } from "../reading/parameter.ts";
import { isOperator, type NumberRun } from "../tokens/number-run.ts";
import { asHandedOver } from "../tokens/shape.ts";
import { endsThought, isNumber, isSign, isWord, type Token } from "../tokens/token.ts";
import { calledInput } from "./called-input.ts";
import type { Input } from "./input.ts";
import { nounBehind, skipFiller } from "./skip-filler.ts";
import { takeFirst } from "./take-value.ts";

/** The values of all parameters, if they begin at this token with only small words between them. */
export function inputAt(
  tokens: readonly Token[],
  start: number,
  parameters: readonly Parameter[],
): Input | null {
  const call = tokens[start];
  if (call?.kind === "call") return calledInput(call.args, start, parameters);
  const values = new Map<Parameter, RunValue>();
  const input = { named: false, bare: false, loose: false };
  // A number without a name or a noun belongs to its own sentence, not to the input.
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

/** Whether another number of the same run stands before this one: a run is not split. */
function isInsideRun(tokens: readonly Token[], at: number): boolean {
  const joined = isSign(tokens[at - 1], ",") || isWord(tokens[at - 1], AND);
  return isNumber(tokens[at]) && isNumber(tokens[joined ? at - 2 : at - 1]);
}

function firstWord(tokens: readonly Token[], from: number): number {
  let at = from;
  while (endsThought(tokens[at]) || isSign(tokens[at], ",", ";", ":")) at += 1;
  return at;
}

const AND = new Set(["and"]);
/** In "5, 12, 3 and 15" the last number is a parameter of its own, unless that parameter is named after it. */
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

/** Whether more values follow without a word between them: they would belong to the input too. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = isSign(tokens[at], ",", "&") ? at + 1 : at;
  const value = isWord(tokens[next], AND) ? tokens[next + 1] : tokens[next];
  return value?.kind === "value" || value?.kind === "unreadable" || isOperator(tokens[at]);
}
