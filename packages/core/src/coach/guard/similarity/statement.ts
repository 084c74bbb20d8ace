import { overlapOf } from "../../../text/overlap.ts";

/** Tokens with names replaced by numbers in the order of their use, so that renaming changes nothing. */
export type Statement = readonly string[];

const keptNames = new Set(
  "if while for return break continue max min sort lower startswith reverse swap".split(" "),
);

export function numberNames(tokens: readonly string[]): Statement {
  const numbers = new Map<string, string>();
  return tokens.map((text) => {
    if (!/^[\p{L}_$]/u.test(text) || /^[A-Z]+$/.test(text) || keptNames.has(text)) return text;
    const known = numbers.get(text) ?? `$${numbers.size + 1}`;
    numbers.set(text, known);
    return known;
  });
}

/** How much a statement tells; `return x` and a bare loop tell almost nothing. */
export function statementWeight(statement: Statement): number {
  if (statement.length === 1) return statement[0] === "for" ? 1 : 0;
  return Math.min(8, Math.max(0, statement.length - 2));
}

/** 1 for equal statements, 0 for nothing in common, by the tokens and pairs of neighbouring tokens that both have. */
export function statementSimilarity(one: Statement, other: Statement): number {
  const first = featuresOf(one);
  const second = featuresOf(other);
  if (first.length === 0 || second.length === 0) return 0;
  return overlapOf(first, second);
}

const remembered = new WeakMap<Statement, string[]>();

function featuresOf(statement: Statement): string[] {
  const known = remembered.get(statement);
  if (known) return known;
  const pairs = statement.slice(1).map((token, at) => `${statement[at]} ${token}`);
  const features = [...statement, ...pairs];
  remembered.set(statement, features);
  return features;
}
