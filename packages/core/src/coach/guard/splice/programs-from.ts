import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { CoachContext } from "../../../ports/coach.ts";
import { sameFamily } from "../code/language-of.ts";
import type { NovelCode } from "../own/novel-code.ts";
import type { Candidate } from "../run/program.ts";
import { applyDiff } from "./apply-diff.ts";
import { allInOne, changedPrograms } from "./changed-programs.ts";
import { changedTo } from "./changed-to.ts";
import { assignsOtherwise, plainAssignments } from "./plain-assignment.ts";
import { standingPrograms, standingTogether } from "./standing-programs.ts";

/** The programs a learner is likely to make of the code in a reply, the likeliest first. */
export function programsFrom(
  novel: readonly NovelCode[],
  context: CoachContext,
  limit: number,
): Candidate[] {
  const { problem, attempt } = context;
  const applied = novel.flatMap(({ diff }) => {
    const code = diff && applyDiff(attempt.code, diff);
    return code ? [code] : [];
  });
  const changed = changedPrograms(
    attempt.code,
    piecesOf(novel, attempt),
    problem,
    attempt.language,
  );
  return distinct([
    ...applied.map((code) => changedTo(code, context)),
    ...standingPrograms(novel, problem, attempt.language),
    ...changed.map((code) => changedTo(code, context)),
  ]).slice(0, limit);
}

/** The programs that take all of the code: what was shown in pieces, put together. */
export function programsOfAll(novel: readonly NovelCode[], context: CoachContext): Candidate[] {
  const { problem, attempt } = context;
  const changed = allInOne(attempt.code, piecesOf(novel, attempt), problem, attempt.language);
  return distinct([
    ...standingTogether(novel, problem, attempt.language),
    ...changed.map((code) => changedTo(code, context)),
  ]);
}

/** A whole program of another language is compared, not tried line by line. */
const MAX_REWRITTEN = 4;

const piecesOf = (novel: readonly NovelCode[], { language }: AnyAttempt): string[] =>
  novel
    .filter(({ diff }) => !diff)
    .flatMap((piece) =>
      sameFamily(piece.language, language) && !assignsOtherwise(piece.code)
        ? [piece.code]
        : plainAssignments(piece.code).slice(0, MAX_REWRITTEN),
    );

function distinct(programs: Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return programs.filter(({ language, code, entryPoint }) => {
    const key = `${language} ${entryPoint} ${code.replaceAll(/\s+$/gm, "")}`;
    return !seen.has(key) && seen.add(key);
  });
}
