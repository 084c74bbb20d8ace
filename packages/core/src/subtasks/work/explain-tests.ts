import { runRequest } from "../../runs/run-request.ts";
import { testResultsOf } from "../../runs/test-results.ts";
import { type Findings, found, type WorkContext, workThrough } from "./work-context.ts";

/** Runs each of the tests once more, and explains it where it fails. */
export async function explainTests(
  context: WorkContext,
  { tests }: { tests: readonly number[] },
): Promise<Findings> {
  const explained = await workThrough(context, tests, (index) => explainTest(context, index));
  const kinds = explained.map(({ kind }) => kind);
  return found(explained.map(({ words }) => words).join("\n\n"), {
    todos: explained.flatMap(({ todo }) => (todo ? [{ text: todo, completed: false }] : [])),
    stepOutput: { kinds },
  });
}

type Explained = { words: string; kind: string; todo?: string };

async function explainTest({ deps, subject }: WorkContext, index: number): Promise<Explained> {
  const { problem, attempt } = subject;
  const test = problem.tests[index];
  if (!test) return { words: `There is no test ${index + 1} any more.`, kind: "gone" };
  const alone = { ...problem, tests: [test] };
  const outcome = await deps.runner.run(runRequest(alone, attempt));
  const [ran] = testResultsOf(alone, outcome);
  if (!ran) return { words: `Test ${index + 1} could not be run.`, kind: "not run" };
  if (ran.status === "passed") return { words: `Test ${index + 1} passes now.`, kind: "passes" };
  const result = { ...ran, index };
  const { likelyBugType, failingCaseExplanation, suggestedNextDebugStep } =
    await deps.builtInCoach.explainFailure({ ...subject, test, result, userExplanation: "" });
  return {
    words: `**Test ${index + 1}: ${likelyBugType}.** ${failingCaseExplanation}`,
    kind: likelyBugType,
    todo: `Test ${index + 1}: ${suggestedNextDebugStep}`,
  };
}
