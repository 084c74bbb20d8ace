import type { Problem } from "../entities/catalog/problem.ts";
import { AppError } from "../errors.ts";
import type { Deps } from "../ports/deps.ts";

export async function findProblem(
  { problems }: Pick<Deps, "problems">,
  slug: string,
): Promise<Problem> {
  const problem = await problems.find(slug);
  if (!problem) throw new AppError("not-found", `There is no problem called "${slug}".`);
  return problem;
}
