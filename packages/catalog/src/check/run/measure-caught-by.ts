import { type AuthoredLanguage, authoredLanguages } from "../../authored/authored-problem.ts";
import type { CatalogProblem, WrongProgram } from "../../problem/catalog-problem.ts";
import type { ExecutedTest, Executor } from "./executor.ts";

export type FailingTest = { id: string; status: ExecutedTest["status"]; message: string };
export type MeasuredProgram = {
  name: string;
  failing: Record<AuthoredLanguage, FailingTest[]>;
};

/** Which tests each wrong program really fails, in each language. */
export async function measureCaughtBy(
  problem: CatalogProblem,
  execute: Executor,
): Promise<MeasuredProgram[]> {
  const names = [...new Set(problem.wrongPrograms.map(({ name }) => name))];
  const measured: MeasuredProgram[] = [];
  for (const name of names) {
    const failingIn = async (language: AuthoredLanguage) => {
      const program = problem.wrongPrograms.find(
        (candidate) => candidate.name === name && candidate.language === language,
      );
      return program ? failingTests(problem, program, execute) : [];
    };
    const [javascript, python] = await Promise.all(authoredLanguages.map(failingIn));
    measured.push({ name, failing: { javascript: javascript ?? [], python: python ?? [] } });
  }
  return measured;
}

export async function failingTests(
  problem: CatalogProblem,
  { code, language, bugKind }: Pick<WrongProgram, "code" | "language" | "bugKind">,
  execute: Executor,
): Promise<FailingTest[]> {
  const { tests } = problem;
  const { testMs } = problem.limits;
  const tries = bugKind === "too-slow" ? 1 : 3;
  const executed = await execute({ language, code, problem, tests, testMs, tries });
  return executed.tests.flatMap(({ status, message }, index) =>
    status === "passed" ? [] : [{ id: tests[index]?.id ?? "", status, message: message ?? "" }],
  );
}
