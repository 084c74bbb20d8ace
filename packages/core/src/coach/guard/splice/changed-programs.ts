import type { Language } from "../../../entities/attempt/attempt-mode.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { CodeLanguage } from "../code/language-of.ts";
import { inOrderWith } from "../likeness/in-order.ts";
import { referencesIn } from "../likeness/references.ts";
import { nestedStatements } from "../likeness/statements.ts";
import { functionsIn } from "./functions-in.ts";
import { isExpression } from "./is-expression.ts";
import { spliceExpression } from "./splice-expression.ts";
import { putBeside, SAME_STATEMENT, type Spliced, spliceLines } from "./splice-lines.ts";

type Rank = (changed: readonly Spliced[]) => string[];

/** The learner's program with the pieces in it, each alone and all of them, the likeliest first. */
export function changedPrograms(
  program: string,
  pieces: readonly string[],
  problem: Problem,
  language: Language,
): string[] {
  const single = pieces.flatMap((piece) => splices(program, piece, language));
  return [
    ...(pieces.length > 1 ? allInOne(program, pieces, problem, language) : []),
    ...inTurns(byFit(single), rankByLikeness(problem, language)(single)),
  ];
}

/** The learner's program with all of the pieces in it. */
export function allInOne(
  program: string,
  pieces: readonly string[],
  problem: Problem,
  language: Language,
): string[] {
  const ranks: Rank[] = [byFit, rankByLikeness(problem, language)];
  return [
    ...ranks.map((rank) => putAll(program, pieces, language, rank)),
    addAll(program, pieces, language),
  ];
}

/** One piece after the other, each where it fits best in what the earlier ones have made. */
function putAll(
  program: string,
  pieces: readonly string[],
  language: Language,
  rank: Rank,
): string {
  return pieces.reduce((present, piece) => {
    const changed = splices(present, piece, language);
    const same = changed.filter(({ fit }) => fit >= SAME_STATEMENT);
    return rank(same.length > 0 ? same : changed)[0] ?? present;
  }, program);
}

/** The same for who is told to add: nothing gives way but a statement for the same purpose. */
function addAll(program: string, pieces: readonly string[], language: Language): string {
  return pieces.reduce((present, piece) => {
    const [same] = splices(present, piece, language).filter(({ fit }) => fit >= SAME_STATEMENT);
    return same?.code ?? putBeside(present, piece) ?? present;
  }, program);
}

function splices(program: string, code: string, language: CodeLanguage): Spliced[] {
  const helpers = functionsIn(code, language);
  if (helpers.length > 0) return [{ code: withFunctions(program, code, language), fit: 1 }];
  if (!isExpression(code)) return spliceLines(program, code, language);
  const called = /\)\s*;?\s*$/.test(code) ? spliceLines(program, code, language) : [];
  return [...called, ...spliceExpression(program, code)];
}

/** The learner's program with the functions of the code in place of those of the same name. */
function withFunctions(program: string, code: string, language: CodeLanguage): string {
  const names = new Set(functionsIn(code, language).map(({ name }) => name));
  const gone = functionsIn(program, language).filter(({ name }) => names.has(name));
  const kept = program
    .split("\n")
    .filter((_, at) => !gone.some(({ from, until }) => at >= from && at < until));
  return [...kept, code].join("\n");
}

const byFit: Rank = (changed) =>
  changed
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ code }) => code);

function rankByLikeness(problem: Problem, language: Language): Rank {
  const compare = inOrderWith(referencesIn(problem, language).map(({ nested }) => nested));
  return (changed) =>
    [...new Set(changed.map(({ code }) => code))]
      .map((code) => {
        const statements = nestedStatements(code, language);
        return { code, score: compare(statements) - statements.length / 10 };
      })
      .sort((one, other) => other.score - one.score)
      .map(({ code }) => code);
}

function inTurns(one: readonly string[], other: readonly string[]): string[] {
  const turns = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    one[at],
    other[at],
  ]);
  return [...new Set(turns.flat())].filter((code) => code !== undefined);
}
