import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import { isSameRuntime } from "../code/detect-language.ts";
import type { NovelCode } from "../novelty/find-novel-code.ts";
import type { Candidate } from "../run/candidate.ts";
import { applyDiff } from "./apply-diff.ts";
import { buildCombinedPrograms, buildStandalonePrograms } from "./build-standalone-programs.ts";
import { changedCandidate } from "./changed-candidate.ts";
import { insertAllPieces, insertPieces } from "./insert-pieces.ts";
import { hasForeignAssignment, rewriteAssignments } from "./rewrite-assignments.ts";

/** Builds the programs that a learner is likely to make of a reply's code, the likeliest first. */
export function buildCandidates(
  novel: readonly NovelCode[],
  context: CoachContext,
  limit: number,
): Candidate[] {
  const { problem, attempt } = context;
  const applied = novel.flatMap(({ diff }) => {
    const code = diff && applyDiff(attempt.code, diff);
    return code ? [code] : [];
  });
  const changed = insertPieces(attempt.code, readPieces(novel, attempt), problem, attempt.language);
  return removeRepeated([
    ...applied.map((code) => changedCandidate(code, context)),
    ...buildStandalonePrograms(novel, problem, attempt.language),
    ...changed.map((code) => changedCandidate(code, context)),
  ]).slice(0, limit);
}

/** Builds the programs that use all pieces of code at once. */
export function buildCombinedCandidates(
  novel: readonly NovelCode[],
  context: CoachContext,
): Candidate[] {
  const { problem, attempt } = context;
  const changed = insertAllPieces(
    attempt.code,
    readPieces(novel, attempt),
    problem,
    attempt.language,
  );
  return removeRepeated([
    ...buildCombinedPrograms(novel, problem, attempt.language),
    ...changed.map((code) => changedCandidate(code, context)),
  ]);
}

/** A program in another language is compared as text; only its first few assignments are also tried. */
const MAX_REWRITTEN = 4;

/** A change of another program is read as its new lines. */
const readPieces = (
  novel: readonly NovelCode[],
  { language, code: program }: AnyAttempt,
): string[] =>
  novel
    .filter(({ diff }) => !diff || applyDiff(program, diff) === null)
    .flatMap((piece) =>
      isSameRuntime(piece.language, language) && !hasForeignAssignment(piece.code)
        ? [piece.code]
        : rewriteAssignments(piece.code).slice(0, MAX_REWRITTEN),
    );

function removeRepeated(programs: Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return programs.filter(({ language, code, entryPoint }) => {
    const key = `${language} ${entryPoint} ${code.replaceAll(/(?<!\s)\s+$/gm, "")}`;
    return !seen.has(key) && seen.add(key);
  });
}
