import type { CoachContext } from "../../../ports/coach.ts";
import type { NovelCode } from "../own/novel-code.ts";
import type { Bound } from "../policies.ts";
import { likenessTo, without } from "./likeness.ts";
import { referencesOf } from "./references.ts";
import { proseStatements, spokenStatements } from "./spoken.ts";
import type { Statement } from "./statement.ts";
import { statementsOf } from "./statements.ts";

/** Says how much of a reference the code, with the code before it, gives away, or null when that is within the bound. */
export function codeResembles(
  novel: readonly NovelCode[],
  context: CoachContext,
  bound: Bound,
  earlier: readonly NovelCode[] = [],
): string | null {
  return resembles(statementsIn(novel), context, bound, statementsIn(earlier));
}

function statementsIn(novel: readonly NovelCode[]): Statement[] {
  return novel.flatMap(({ code, language }) => [
    ...statementsOf(code, language),
    ...spokenStatements(code),
  ]);
}

export function proseResembles(
  prose: string,
  context: CoachContext,
  bound: Bound,
  earlier: readonly string[] = [],
): string | null {
  return resembles(proseStatements(prose), context, bound, earlier.flatMap(proseStatements));
}

function resembles(
  given: readonly Statement[],
  { problem, attempt }: CoachContext,
  bound: Bound,
  earlier: readonly Statement[] = [],
): string | null {
  if (given.length === 0) return null;
  // A line that was told is not the learner's own, though it stands in their program by now.
  const own = without(statementsOf(attempt.code, attempt.language), earlier);
  const shares = referencesOf(problem).flatMap(({ statements }) => {
    const { share, weight } = likenessTo(statements, [...earlier, ...given], own);
    const before = likenessTo(statements, earlier, own);
    return share >= bound.share && weight >= bound.weight && weight > before.weight ? [share] : [];
  });
  if (shares.length === 0) return null;
  return `holds ${Math.round(Math.max(...shares) * 100)}% of what a solution still needs`;
}
