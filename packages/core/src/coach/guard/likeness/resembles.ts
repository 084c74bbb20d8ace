import type { CoachContext } from "../../coach.ts";
import type { NovelCode } from "../own/novel-code.ts";
import type { Bound } from "../policies.ts";
import { likenessTo } from "./likeness.ts";
import { referencesOf } from "./references.ts";
import { proseStatements, spokenStatements } from "./spoken.ts";
import type { Statement } from "./statement.ts";
import { statementsOf } from "./statements.ts";

/** Says how much of a reference the code gives away, or null when that is within the bound. */
export function codeResembles(
  novel: readonly NovelCode[],
  context: CoachContext,
  bound: Bound,
): string | null {
  const given = novel.flatMap(({ code, language }) => [
    ...statementsOf(code, language),
    ...spokenStatements(code),
  ]);
  return resembles(given, context, bound);
}

export function proseResembles(prose: string, context: CoachContext, bound: Bound): string | null {
  return resembles(proseStatements(prose), context, bound);
}

function resembles(
  given: readonly Statement[],
  { problem, attempt }: CoachContext,
  bound: Bound,
): string | null {
  if (given.length === 0) return null;
  const own = statementsOf(attempt.code, attempt.language);
  const shares = referencesOf(problem)
    .map(({ statements }) => likenessTo(statements, given, own))
    .filter(({ share, weight }) => share >= bound.share && weight >= bound.weight)
    .map(({ share }) => share);
  if (shares.length === 0) return null;
  return `holds ${Math.round(Math.max(...shares) * 100)}% of what a solution still needs`;
}
