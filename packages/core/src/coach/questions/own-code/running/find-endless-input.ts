import type { CoachContext } from "../../../../ports/coach/coach-context.ts";
import type { Runner } from "../../../../ports/runs.ts";
import { type ChosenInput, namedInput } from "./choose-input.ts";
import { runVisibleTests } from "./run-visible-tests.ts";

/** The first visible test that runs into the time limit; null if the question names an input or all tests end. */
export async function findEndlessInput(
  asked: CoachContext & { question: string },
  runner: Pick<Runner, "run">,
): Promise<ChosenInput | null> {
  if (namedInput(asked.question, asked)) return null;
  const ran = await runVisibleTests(asked, runner);
  const found = ran?.results.find(({ status }) => status === "timed-out");
  return found ? { args: found.args, expected: found.expected, test: found.index + 1 } : null;
}
