import { z } from "zod";
import { listAllAttempts } from "../../attempt/load/list-all-attempts.ts";
import { matchesSearch } from "../../catalog/matches-search.ts";
import {
  type PatternLink,
  type PatternSummary,
  patternLink,
} from "../../entities/catalog/pattern.ts";
import { type ProblemSummary, rungSchema } from "../../entities/catalog/problem.ts";
import { withoutPatterns } from "../../entities/catalog/problem-view.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import {
  type ProblemWithProgress,
  problemStateSchema,
  progressIn,
} from "../../ports/problem-progress.ts";
import { listProblems } from "./list-problems.ts";

export const browseProblemsInput = z.object({
  search: z.string().trim().max(100).optional(),
  pattern: z.string().max(100).optional(),
  rung: z.coerce.number().pipe(rungSchema).optional(),
  state: problemStateSchema.optional(),
});
export type BrowseProblems = z.infer<typeof browseProblemsInput>;

export type ProblemShelf = {
  /** The problems that match, the easiest first. */
  problems: ProblemWithProgress[];
  total: number;
  done: number;
  /** The patterns that have problems, by name. */
  patterns: PatternLink[];
};

/** The catalogue with this learner's progress. Problems they have not finished are shown without their patterns. */
export async function browseProblems(
  deps: Pick<Deps, "attempts" | "problems" | "patterns">,
  query: BrowseProblems,
  actor: Actor,
): Promise<ProblemShelf> {
  const shelf = await browseWithPatterns(deps, query, actor);
  const problems = shelf.problems.map((problem) =>
    problem.progress.state === "done" ? problem : withoutPatterns(problem),
  );
  return { ...shelf, problems };
}

/** For rules that compare patterns, never for a page. */
export async function browseWithPatterns(
  deps: Pick<Deps, "attempts" | "problems" | "patterns">,
  query: BrowseProblems,
  actor: Actor,
): Promise<ProblemShelf> {
  const [problems, attempts, patterns] = await Promise.all([
    listProblems(deps),
    listAllAttempts(deps, { userId: actor.userId }),
    deps.patterns.list(),
  ]);
  const all = problems.map((problem) => ({
    ...problem,
    progress: progressIn(problem.slug, attempts),
  }));
  const found = await searchIn(deps, all, patterns, query.search);
  const used = [...new Set(problems.flatMap((problem) => problem.patterns))];
  return {
    problems: all.filter((problem) => found(problem) && isWanted(problem, query)),
    total: all.length,
    done: all.filter(({ progress }) => progress.state === "done").length,
    patterns: used
      .map((id) => patternLink(id, patterns))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

async function searchIn(
  deps: Pick<Deps, "problems">,
  problems: readonly ProblemWithProgress[],
  patterns: readonly PatternSummary[],
  search: string | undefined,
): Promise<(problem: ProblemSummary) => boolean> {
  if (!search) return () => true;
  const statements = await deps.problems.statements();
  const matching = problems.filter(({ slug, title, patterns: ids, progress }) =>
    matchesSearch(search, {
      title,
      patternNames: tellsPattern(progress) ? ids.map((id) => patternLink(id, patterns).name) : [],
      statement: statements.get(slug) ?? "",
    }),
  );
  const slugs = new Set(matching.map(({ slug }) => slug));
  return ({ slug }) => slugs.has(slug);
}

function isWanted(
  { patterns, rung, progress }: ProblemWithProgress,
  query: BrowseProblems,
): boolean {
  return (
    (query.pattern === undefined || (tellsPattern(progress) && patterns.includes(query.pattern))) &&
    (query.rung === undefined || rung === query.rung) &&
    (query.state === undefined || progress.state === query.state)
  );
}

/** Neither filter nor search finds a problem with an open attempt by its pattern, which that would reveal. */
const tellsPattern = ({ state }: ProblemWithProgress["progress"]) => state !== "begun";
