import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import type { Runner } from "../../../ports/runs.ts";
import { chooseSmallTests } from "./choose-small-tests.ts";
import { createProgramRunner } from "./create-program-runner.ts";

/** Whether the learner's program passes the small tests, so that nothing that is told could mend it. */
export async function passesAlready(
  runner: Pick<Runner, "run">,
  { problem, attempt }: CoachContext,
): Promise<boolean> {
  const { language, code, userId } = attempt;
  const own = { language, code, entryPoint: entryPointIn(problem.signature, language) };
  const [counts] = await createProgramRunner(runner, userId).together(problem, [own], 1);
  return counts?.passed === chooseSmallTests(problem).length;
}
