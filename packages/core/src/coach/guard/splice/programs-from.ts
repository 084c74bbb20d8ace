import { entryPointIn } from "../../../entities/problem.ts";
import type { CoachContext } from "../../coach.ts";
import { sameFamily } from "../code/language-of.ts";
import type { NovelCode } from "../own/novel-code.ts";
import type { Candidate } from "../run/program.ts";
import { applyDiff } from "./apply-diff.ts";
import { changedPrograms } from "./changed-programs.ts";
import { standingPrograms } from "./standing-programs.ts";

/** The programs a learner is likely to make of the code in a reply, the likeliest first. */
export function programsFrom(
  novel: readonly NovelCode[],
  { problem, attempt }: CoachContext,
  limit: number,
): Candidate[] {
  const { language } = attempt;
  const entryPoint = entryPointIn(problem.signature, language);
  const changed = (code: string): Candidate => ({ language, code, entryPoint, made: "changed" });
  const applied = novel.flatMap(({ diff }) => {
    const code = diff && applyDiff(attempt.code, diff);
    return code ? [changed(code)] : [];
  });
  const pieces = novel
    .filter((piece) => !piece.diff && sameFamily(piece.language, language))
    .map(({ code }) => code);
  return distinct([
    ...applied,
    ...standingPrograms(novel, problem, language),
    ...changedPrograms(attempt.code, pieces, problem, language).map(changed),
  ]).slice(0, limit);
}

function distinct(programs: Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return programs.filter(({ language, code, entryPoint }) => {
    const key = `${language} ${entryPoint} ${code.replaceAll(/\s+$/gm, "")}`;
    return !seen.has(key) && seen.add(key);
  });
}
