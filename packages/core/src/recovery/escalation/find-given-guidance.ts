import type { GivenGuidance } from "../../ports/coach/coach-context.ts";
import type { Deps } from "../../ports/deps.ts";

/** More of them would crowd out the learner's own work. */
export const MOST_ANSWERS_TOLD = 2;

/** What instructors answered in this attempt, the newest first, with the steps that the learner has ticked off. */
export async function findGivenGuidance(
  { escalations }: Pick<Deps, "escalations">,
  attemptId: string,
): Promise<GivenGuidance[]> {
  const answers = await escalations.answersOf(attemptId);
  return answers
    .slice(-MOST_ANSWERS_TOLD)
    .reverse()
    .map(({ text, steps, tickedSteps }) => ({
      text,
      steps: steps.map((step, at) => ({ text: step, done: tickedSteps.includes(at) })),
    }));
}
