import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { CodeLanguage } from "../code/detect-language.ts";
import { createOrderedScore } from "../similarity/ordered-similarity.ts";
import { readNestedStatements } from "../similarity/read-statements.ts";
import { referenceStatementsIn } from "../similarity/reference-statements.ts";
import { findFunctions } from "./find-functions.ts";
import {
  type ChangedProgram,
  insertAfterSimilarLine,
  insertLines,
  SAME_STATEMENT,
} from "./insert-lines.ts";
import { isExpression } from "./is-expression.ts";
import { replaceExpression } from "./replace-expression.ts";

type Rank = (changed: readonly ChangedProgram[]) => string[];

/** The learner's program with each piece inserted alone, and with all of them; the likeliest first. */
export function insertPieces(
  program: string,
  pieces: readonly string[],
  problem: Problem,
  language: Language,
): string[] {
  const single = pieces.flatMap((piece) => insertPiece(program, piece, language));
  return [
    ...(pieces.length > 1 ? insertAllPieces(program, pieces, problem, language) : []),
    ...alternate(rankByFit(single), rankByReference(problem, language)(single)),
  ];
}

/** The learner's program with all pieces inserted. */
export function insertAllPieces(
  program: string,
  pieces: readonly string[],
  problem: Problem,
  language: Language,
): string[] {
  const ranks: Rank[] = [rankByFit, rankByReference(problem, language)];
  return [
    ...ranks.map((rank) => insertEachPiece(program, pieces, language, rank)),
    addEachPiece(program, pieces, language),
  ];
}

/** Inserts one piece after the other, each where it fits best in the program so far. */
function insertEachPiece(
  program: string,
  pieces: readonly string[],
  language: Language,
  rank: Rank,
): string {
  return pieces.reduce((present, piece) => {
    const changed = insertPiece(present, piece, language);
    const same = changed.filter(({ fit }) => fit >= SAME_STATEMENT);
    return rank(same.length > 0 ? same : changed)[0] ?? present;
  }, program);
}

/** Inserts each piece without removing a line, except a statement that does the same; for replies that say to add. */
function addEachPiece(program: string, pieces: readonly string[], language: Language): string {
  return pieces.reduce((present, piece) => {
    const [same] = insertPiece(present, piece, language).filter(({ fit }) => fit >= SAME_STATEMENT);
    return same?.code ?? insertAfterSimilarLine(present, piece) ?? present;
  }, program);
}

function insertPiece(program: string, code: string, language: CodeLanguage): ChangedProgram[] {
  const helpers = findFunctions(code, language);
  if (helpers.length > 0) return [{ code: replaceFunctions(program, code, language), fit: 1 }];
  if (!isExpression(code)) return insertLines(program, code, language);
  const called = /\)\s*(?:;\s*)?$/.test(code) ? insertLines(program, code, language) : [];
  return [...called, ...replaceExpression(program, code)];
}

/** Replaces the learner's functions by the code's functions of the same name. */
function replaceFunctions(program: string, code: string, language: CodeLanguage): string {
  const names = new Set(findFunctions(code, language).map(({ name }) => name));
  const gone = findFunctions(program, language).filter(({ name }) => names.has(name));
  const kept = program
    .split("\n")
    .filter((_, at) => !gone.some(({ from, until }) => at >= from && at < until));
  return [...kept, code].join("\n");
}

const rankByFit: Rank = (changed) =>
  changed
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ code }) => code);

function rankByReference(problem: Problem, language: Language): Rank {
  const compare = createOrderedScore(
    referenceStatementsIn(problem, language).map(({ nested }) => nested),
  );
  return (changed) =>
    [...new Set(changed.map(({ code }) => code))]
      .map((code) => {
        const statements = readNestedStatements(code, language);
        return { code, score: compare(statements) - statements.length / 10 };
      })
      .sort((one, other) => other.score - one.score)
      .map(({ code }) => code);
}

function alternate(one: readonly string[], other: readonly string[]): string[] {
  const turns = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    one[at],
    other[at],
  ]);
  return [...new Set(turns.flat())].filter((code) => code !== undefined);
}
