import type { AttemptDeps } from "../attempt-ports.ts";
import type { Problem } from "../entities/problem.ts";
import { AppError } from "../errors.ts";

export async function findProblem(
  { problems }: Pick<AttemptDeps, "problems">,
  slug: string,
): Promise<Problem> {
  const problem = await problems.find(slug);
  if (!problem) throw new AppError("not-found", `There is no problem called "${slug}".`);
  return problem;
}
