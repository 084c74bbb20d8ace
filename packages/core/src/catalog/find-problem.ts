import type { Problem } from "../entities/catalog/problem.ts";
import { AppError } from "../errors.ts";
import type { AttemptDeps } from "../ports/attempt.ts";

export async function findProblem(
  { problems }: Pick<AttemptDeps, "problems">,
  slug: string,
): Promise<Problem> {
  const problem = await problems.find(slug);
  if (!problem) throw new AppError("not-found", `There is no problem called "${slug}".`);
  return problem;
}
