import type { Problem } from "@foothold/core/catalog";
import type { Coach } from "@foothold/core/coach";
import type { Language } from "@foothold/core/runs";
import { runRequest, type TestResultData, testResultsOf } from "@foothold/core/runs";
import { anAttempt } from "@foothold/core/testing";
import type { ServerRunner } from "@foothold/runner/server";

export type Program = { name: string; language: Language; code: string };

export type Explained = {
  /** The authored bug that the explanation names. */
  named: string | null;
  byTimeAlone: boolean;
  visible: boolean;
  /** Whether the explanation points to a line of the program. */
  placed: boolean;
  text: string;
};

/** null when the program fails no test, which happens on a machine that is faster than a time limit. */
export async function explainProgram(
  coach: Coach,
  runner: ServerRunner,
  problem: Problem,
  { name, language, code }: Program,
): Promise<Explained | null> {
  // Another person for each program, because only a few programs of one person are compared.
  const person = { userId: `${language} ${name}` };
  const place = { v2Step: "VERIFY", problemSlug: problem.slug } as const;
  const attempt = anAttempt({ ...place, ...person, language, code });
  const testResults = testResultsOf(problem, await runner.run(runRequest(problem, attempt)));
  const result = firstFailure(testResults);
  const test = problem.tests[result?.index ?? -1];
  if (!test || !result) return null;
  const verifyPayload = { testResults, failureExplanations: [], traceNotes: null };
  const { failingCaseExplanation: text } = await coach.explainFailure({
    problem,
    attempt: { ...attempt, verifyPayload },
    test,
    result,
    userExplanation: "I do not know why.",
  });
  const named = problem.wrongPrograms.find(({ guidance }) => text.includes(guidance));
  return {
    named: named?.name ?? null,
    byTimeAlone: text.includes("only because a program with a known mistake does no better"),
    visible: !result.hidden,
    placed: /\bline \d+/.test(text),
    text,
  };
}

function firstFailure(results: readonly TestResultData[]): TestResultData | undefined {
  const failed = results.filter(({ status }) => status !== "passed");
  return failed.find(({ hidden }) => !hidden) ?? failed[0];
}
