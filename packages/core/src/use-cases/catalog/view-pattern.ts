import { z } from "zod";
import { type Pattern, type PatternLink, patternLink } from "../../entities/catalog/pattern.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import type { ProblemWithProgress } from "../../ports/problem-progress.ts";
import { browseProblems } from "./browse-problems.ts";

export const viewPatternInput = z.object({ id: z.string().min(1).max(100) });
export type ViewPattern = z.infer<typeof viewPatternInput>;

export type PatternView = {
  pattern: Pattern;
  related: PatternLink[];
  problems: ProblemWithProgress[];
};

/** A pattern with its page, and the problems that practise it. */
export async function viewPattern(
  deps: Pick<Deps, "attempts" | "problems" | "patterns">,
  { id }: ViewPattern,
  actor: Actor,
): Promise<PatternView> {
  const pattern = await deps.patterns.find(id);
  if (!pattern) throw new AppError("not-found", `There is no pattern called "${id}".`);
  const [patterns, { problems }] = await Promise.all([
    deps.patterns.list(),
    browseProblems(deps, { pattern: id }, actor),
  ]);
  return {
    pattern,
    related: pattern.related.map((each) => patternLink(each, patterns)),
    problems,
  };
}
