import { type AuthoredLanguage, authoredLanguages } from "../authored-problem.ts";
import type { CatalogProblem } from "../catalog-problem.ts";
import type { Executor } from "./executor.ts";

export type MeasuredProgram = {
  name: string;
  failing: Record<AuthoredLanguage, { id: string; status: string }[]>;
};

/** Which tests each wrong program really fails, in each language. */
export async function measureCaughtBy(
  problem: CatalogProblem,
  executor: Executor,
): Promise<MeasuredProgram[]> {
  const names = [...new Set(problem.wrongPrograms.map(({ name }) => name))];
  const measured: MeasuredProgram[] = [];
  for (const name of names) {
    const failing: MeasuredProgram["failing"] = { javascript: [], python: [] };
    for (const language of authoredLanguages) {
      const program = problem.wrongPrograms.find(
        (candidate) => candidate.name === name && candidate.language === language,
      );
      failing[language] = await failingTests(problem, program?.code ?? "", language, executor);
    }
    measured.push({ name, failing });
  }
  return measured;
}

export async function failingTests(
  problem: CatalogProblem,
  code: string,
  language: AuthoredLanguage,
  executor: Executor,
): Promise<{ id: string; status: string }[]> {
  const { testMs } = problem.limits;
  const outcomes = await executor.execute({ language, code, problem, tests: problem.tests, testMs });
  return outcomes.flatMap(({ status }, index) =>
    status === "passed" ? [] : [{ id: problem.tests[index]?.id ?? "", status }],
  );
}
