import { z } from "zod";
import { type Pattern, type PatternLink, patternLink } from "../../entities/catalog/pattern.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import type { ProblemWithProgress } from "../../ports/problem-progress.ts";
import { browseWithPatterns } from "./browse-problems.ts";

export const viewPatternInput = z.object({ id: z.string().min(1).max(100) });
export type ViewPattern = z.infer<typeof viewPatternInput>;

export type PatternView = {
  pattern: Pattern;
  related: PatternLink[];
  /** Problems of it that the learner has finished. */
  problems: ProblemWithProgress[];
  /** How many other problems practise it; which ones is not told. */
  moreProblems: number;
};

/** A pattern with its page, and its problems that the learner has finished. */
export async function viewPattern(
  deps: Pick<Deps, "attempts" | "problems" | "patterns">,
  { id }: ViewPattern,
  actor: Actor,
): Promise<PatternView> {
  const pattern = await deps.patterns.find(id);
  if (!pattern) throw new AppError("not-found", `There is no pattern called "${id}".`);
  const [patterns, { problems }] = await Promise.all([
    deps.patterns.list(),
    browseWithPatterns(deps, {}, actor),
  ]);
  const practising = problems.filter((problem) => problem.patterns.includes(id));
  const done = practising.filter(({ progress }) => progress.state === "done");
  return {
    pattern,
    related: pattern.related.map((each) => patternLink(each, patterns)),
    problems: done,
    moreProblems: practising.length - done.length,
  };
}
