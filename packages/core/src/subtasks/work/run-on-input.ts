import { createReferenceCheck } from "../../coach/examples/check-with-reference.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { programRequest } from "../../runs/program-request.ts";
import { TRY_LIMIT_MS } from "../../runs/run-program.ts";
import { callText } from "../../runs/values/call-text.ts";
import { valueText } from "../../runs/values/value-text.ts";
import type { WorkContext } from "./work-context.ts";

/** `gave` is set only if the program's result is right, because the reference's result is never shown. */
export type Ran = { words: string; isRight: boolean; gave?: RunValue };

/** Runs the learner's program on an input; null if the problem does not allow the input, the program cannot run or a recap is due. */
export async function runOnInput(
  { subject, deps }: Pick<WorkContext, "subject" | "deps">,
  args: readonly RunValue[],
): Promise<Ran | null> {
  const { problem, attempt } = subject;
  // A right prediction can replace the recap, and this run would reveal it.
  if (attempt.recapRequired) return null;
  const call = `\`${callText(subject, args)}\``;
  const outcome = await deps.runner.run({
    ...programRequest(problem, attempt),
    comparison: problem.comparison,
    limits: { testMs: TRY_LIMIT_MS },
    tests: [{ args: [...args], expected: null }],
    requester: attempt.userId,
  });
  const [test] = outcome.tests;
  const gave = test?.actual ?? null;
  const check = createReferenceCheck(deps.runner, deps.problems.misfits, attempt.userId);
  const checked = await check(problem, args, gave);
  if (!checked?.allowed) return null;
  if (!test || outcome.status === "did-not-compile") {
    return { words: `${call} cannot be tried: the program cannot be read.`, isRight: false };
  }
  if (test.error) {
    const { type, message } = test.error;
    return { words: `${call} stops with ${type}: ${message}.`, isRight: false };
  }
  if (test.status === "timed-out") {
    return { words: `${call} does not come to an end in time.`, isRight: false };
  }
  if (checked.agrees) {
    return { words: `${call} gives ${valueText(gave)}, as it should.`, isRight: true, gave };
  }
  const words = `${call} gives ${valueText(gave)}, and that is not what the task asks for.`;
  return { words, isRight: false };
}
