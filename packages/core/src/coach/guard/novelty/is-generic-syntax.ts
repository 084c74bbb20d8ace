import type { CoachContext } from "../../../ports/coach/coach.ts";
import { languageNames, literalWords, statementWords } from "../code/code-words.ts";
import { tokenize } from "../code/tokenize.ts";
import { SAME_STATEMENT_SCORE } from "../similarity/measure-similarity.ts";
import { readStatements } from "../similarity/read-statements.ts";
import { referenceStatementsOf } from "../similarity/reference-statements.ts";
import { statementSimilarity, statementWeight } from "../similarity/statement.ts";
import type { NovelCode } from "./find-novel-code.ts";

/** Longer code counts as a program, not as an example of syntax. */
const MAX_GENERIC_LINES = 3;
/** A statement of at least this weight that is also in a reference is a step of the solution, whatever its names are. */
const TELLING_WEIGHT = 4;

/**
 * Whether new code only shows syntax: a few lines that use other names than the program, none of which is a statement of a
 * reference with other names.
 */
export function isGenericSyntax(novel: readonly NovelCode[], context: CoachContext): boolean {
  const lines = novel.flatMap((piece) => piece.lines);
  if (
    lines.length === 0 ||
    lines.length > MAX_GENERIC_LINES ||
    novel.some(({ diff, urged }) => diff || urged)
  )
    return false;
  const { problem, attempt } = context;
  const taken = new Set([
    ...problem.signature.parameters.map(({ name }) => name),
    ...ownNames(attempt.code),
    ...Object.values(problem.references).flatMap(ownNames),
  ]);
  if (lines.flatMap(ownNames).some((name) => taken.has(name))) return false;
  const wanted = referenceStatementsOf(problem).flatMap(({ statements }) => statements);
  return novel
    .flatMap(({ code, language }) => readStatements(code, language))
    .every(
      (statement) =>
        statementWeight(statement) < TELLING_WEIGHT ||
        wanted.every((other) => statementSimilarity(statement, other) < SAME_STATEMENT_SCORE),
    );
}

/** Names that somebody chose; a name of one letter could be anybody's. */
const ownNames = (code: string): string[] =>
  tokenize(code).flatMap(({ kind, text }) =>
    kind === "name" &&
    text.length > 1 &&
    !languageNames.has(text) &&
    !statementWords.has(text) &&
    !literalWords.has(text)
      ? [text]
      : [],
  );
