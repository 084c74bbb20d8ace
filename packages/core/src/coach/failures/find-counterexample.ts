import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { AppError } from "../../errors.ts";
import type { Problems } from "../../ports/catalog.ts";
import type { CoachContext } from "../../ports/coach/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import { programRequest } from "../../runs/program-request.ts";
import { referenceAnswers } from "../../runs/reference-answer.ts";
import { makeSmallInputs } from "./make-small-inputs.ts";

export type Counterexample = {
  args: readonly RunValue[];
  /** What the program gives there; undefined where it stops with an error or in no time. */
  gave: RunValue | undefined;
  /** How it ended, where it gave nothing. */
  ended: string | null;
  answer: RunValue;
};

/** The smallest of some inputs beside the tests on which the program does not do what the task asks for; null where none is. */
export type FindCounterexample = (context: CoachContext) => Promise<Counterexample | null>;

const MOST_TRIED = 24;

type Tried = { args: readonly RunValue[]; answer: RunValue };

/** Each search takes two runs, of the reference and of the learner's program, in the learner's own turn. */
export function createCounterexampleFinder(
  runner: Pick<Runner, "run">,
  misfits: Problems["misfits"] = async () => [],
  onCaught?: (error: unknown) => void,
): FindCounterexample {
  async function inputsOf(problem: Problem, requester: string): Promise<Tried[]> {
    const inputs: (readonly RunValue[])[] = [];
    for (const args of makeSmallInputs(problem)) {
      if (inputs.length === MOST_TRIED) break;
      // An input that the problem's check cannot read is not allowed.
      const found = await misfits(problem.slug, args).catch(() => null);
      if (found?.length === 0) inputs.push(args);
    }
    const answers = await referenceAnswers(runner, problem, { inputs, requester });
    return inputs.flatMap((args, at) => {
      const answer = answers[at];
      return answer === undefined ? [] : [{ args, answer }];
    });
  }

  async function search({ problem, attempt }: CoachContext): Promise<Counterexample | null> {
    const tried = await inputsOf(problem, attempt.userId);
    if (tried.length === 0) return null;
    const { tests } = await runner.run({
      ...programRequest(problem, attempt),
      comparison: problem.comparison,
      tests: tried.map(({ args, answer }) => ({ args: [...args], expected: answer })),
      requester: attempt.userId,
    });
    const wrong = tried.flatMap(({ args, answer }, at): Counterexample[] => {
      const test = tests[at];
      if (!test || test.status === "passed" || test.status === "not-run") return [];
      return [{ args, answer, gave: test.actual, ended: describeEnd(test) }];
    });
    const [smallest] = wrong.sort((one, other) => sizeOf(one) - sizeOf(other));
    return smallest ?? null;
  }

  return (context) =>
    search(context).catch((error: unknown) => {
      // The port that refused has noted its own error.
      if (!(error instanceof AppError)) onCaught?.(error);
      return null;
    });
}

type Outcome = Awaited<ReturnType<Runner["run"]>>["tests"][number];

function describeEnd({ error, status }: Outcome): string | null {
  if (error) return `it stops with ${error.type}: ${error.message}`;
  return status === "failed" ? null : "it does not come to an end in time";
}

const sizeOf = ({ args }: Counterexample): number => JSON.stringify(args).length;
