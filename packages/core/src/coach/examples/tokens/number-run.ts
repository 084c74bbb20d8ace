import { isNumber, isSign, isWord, type Token } from "./token.ts";

export type NumberRun = { items: number[]; next: number; lastAfterAnd: boolean };

const AND = new Set(["and"]);
const OPERATORS = ["+", "-", "*", "/", "×", "^", "%", "–"];

export const isOperator = (token: Token | undefined) => isSign(token, ...OPERATORS);

/** Numbers without brackets: "2, 7, 11", "2 7 11", "2, 7 and 11". The separator must stay the same. */
export function numberRunAt(tokens: readonly Token[], first: number): NumberRun | null {
  const start = tokens[first];
  if (!isNumber(start) || isOperator(tokens[first - 1])) return null;
  const items = [start.value];
  const commas = isSign(tokens[first + 1], ",");
  let at = first + 1;
  let lastAfterAnd = false;
  while (!lastAfterAnd) {
    let next = at;
    if (commas && isSign(tokens[next], ",")) next += 1;
    if (isWord(tokens[next], AND)) {
      next += 1;
      lastAfterAnd = true;
    } else if (commas && next === at) break;
    const item = tokens[next];
    if (!isNumber(item)) {
      if (isSign(item, "…") || item?.kind === "unreadable") return null;
      lastAfterAnd = false;
      break;
    }
    items.push(item.value);
    at = next + 1;
  }
  if (isOperator(tokens[at]) || items.length < 2 || mayBeThousands(tokens, first, at)) return null;
  return { items, next: at, lastAfterAnd };
}

/** 1,000 may be one number or two. */
function mayBeThousands(tokens: readonly Token[], first: number, next: number): boolean {
  return tokens.slice(first, next).some((token, at, run) => {
    const [comma, item] = [run[at + 1], run[at + 2]];
    return (
      isNumber(token) &&
      isSign(comma, ",") &&
      isNumber(item) &&
      item.start === comma?.end &&
      item.end - item.start === 3 &&
      item.value >= 0
    );
  });
}
