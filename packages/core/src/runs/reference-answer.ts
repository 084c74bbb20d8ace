import type { Problem } from "../entities/catalog/problem.ts";
import type { RunValue } from "../entities/runs/run.ts";
import { AppError, invalidField } from "../errors.ts";
import type { Runner } from "../ports/runs.ts";
import { askRunner } from "./ask-or-unavailable.ts";
import { runProgramOnAll } from "./run-program.ts";

export const TOO_MUCH = "This input is too much to try here. Take a smaller one.";
/** An input that stops the reference also stops those after it, which then run once more. */
const MOST_RUNS = 3;

type Inputs = { inputs: readonly (readonly RunValue[])[]; requester?: string };

/** What the reference returns for an input; refuses an input that takes it too long. */
export async function referenceAnswer(
  runner: Pick<Runner, "run">,
  problem: Problem,
  { args, ...asked }: { args: readonly RunValue[]; requester?: string },
): Promise<RunValue> {
  const [answer] = await referenceAnswers(runner, problem, { inputs: [args], ...asked });
  if (answer === undefined) throw invalidField("args", TOO_MUCH);
  return answer;
}

/** What the reference returns for each input, all in one run; undefined for an input that takes it too long. */
export async function referenceAnswers(
  runner: Pick<Runner, "run">,
  problem: Problem,
  { inputs, ...asked }: Inputs,
): Promise<(RunValue | undefined)[]> {
  const code = problem.references.javascript;
  if (code === undefined) throw new AppError("internal", `"${problem.slug}" has no reference.`);
  const answers: (RunValue | undefined)[] = [];
  for (let runs = 0; runs < MOST_RUNS && answers.length < inputs.length; runs += 1) {
    const tests = inputs.slice(answers.length).map((args) => ({ args: [...args], expected: null }));
    const outcomes = await askRunner(() =>
      runProgramOnAll(runner, problem, { language: "javascript", code }, { tests, ...asked }),
    );
    const untouched = outcomes.findIndex(({ status }) => status === "not-run");
    const tried = untouched > 0 ? outcomes.slice(0, untouched) : outcomes;
    answers.push(...tried.map(({ actual }) => actual));
  }
  return inputs.map((_, index) => answers[index]);
}
