import type { CoachContext } from "../../../ports/coach/coach.ts";
import type { NovelCode } from "../novelty/find-novel-code.ts";
import type { SimilarityBound } from "../policies.ts";
import { measureSimilarity, removeMatching } from "./measure-similarity.ts";
import { readProseStatements, readSpokenStatements } from "./read-spoken-statements.ts";
import { readStatements } from "./read-statements.ts";
import { referenceStatementsOf } from "./reference-statements.ts";
import type { Statement } from "./statement.ts";

/** Says how much of a reference the code gives away together with earlier code; null when that is within the bound. */
export function findCodeSimilarity(
  novel: readonly NovelCode[],
  context: CoachContext,
  bound: SimilarityBound,
  earlier: readonly NovelCode[] = [],
): string | null {
  return findSimilarity(readCodeStatements(novel), context, bound, readCodeStatements(earlier));
}

function readCodeStatements(novel: readonly NovelCode[]): Statement[] {
  return novel.flatMap(({ code, language }) => [
    ...readStatements(code, language),
    ...readSpokenStatements(code),
  ]);
}

export function findProseSimilarity(
  prose: string,
  context: CoachContext,
  bound: SimilarityBound,
  earlier: readonly string[] = [],
): string | null {
  return findSimilarity(
    readProseStatements(prose),
    context,
    bound,
    earlier.flatMap(readProseStatements),
  );
}

function findSimilarity(
  given: readonly Statement[],
  { problem, attempt }: CoachContext,
  bound: SimilarityBound,
  earlier: readonly Statement[] = [],
): string | null {
  if (given.length === 0) return null;
  // A line that an earlier reply told is not the learner's own, even when they have typed it in.
  const own = removeMatching(readStatements(attempt.code, attempt.language), earlier);
  const shares = referenceStatementsOf(problem).flatMap(({ statements }) => {
    const { share, weight } = measureSimilarity(statements, [...earlier, ...given], own);
    const before = measureSimilarity(statements, earlier, own);
    return share >= bound.share && weight >= bound.weight && weight > before.weight ? [share] : [];
  });
  if (shares.length === 0) return null;
  return `holds ${Math.round(Math.max(...shares) * 100)}% of what a solution still needs`;
}
