import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import type { Runner } from "../../../ports/runs.ts";
import { createProgramRunner } from "./create-program-runner.ts";

/** Whether the learner's program passes every test, so that nothing that is told could mend it. One sandbox. */
export async function passesAlready(
  runner: Pick<Runner, "run">,
  { problem, attempt }: CoachContext,
): Promise<boolean> {
  const { language, code, userId } = attempt;
  const entryPoint = entryPointIn(problem.signature, language);
  const { passed } = await createProgramRunner(runner, userId).alone(problem, {
    language,
    code,
    entryPoint,
  });
  return passed === problem.tests.length;
}
