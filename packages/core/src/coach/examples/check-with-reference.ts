import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import type { Problems } from "../../ports/catalog.ts";
import type { Runner } from "../../ports/runs.ts";
import { isRightAnswer } from "../../runs/is-right-answer.ts";
import { referenceAnswer } from "../../runs/reference-answer.ts";

export type CheckedExample =
  | { allowed: true; agrees: boolean; answer: RunValue | undefined }
  /** The problem does not allow this input; `why` says what is wrong with it. */
  | { allowed: false; why: string };

/** What the reference gives for an input, and whether the learner's answer is right for it; null when it cannot tell. */
export type CheckWithReference = (
  problem: Problem,
  args: readonly RunValue[],
  claimed: RunValue,
) => Promise<CheckedExample | null>;

export function createReferenceCheck(
  runner: Pick<Runner, "run">,
  misfits: Problems["misfits"] = async () => [],
  /** The person for whom the run waits in the queue; Foothold itself if left out. */
  requester?: string,
): CheckWithReference {
  const asked = requester === undefined ? {} : { requester };
  return async (problem, args, claimed) => {
    try {
      const [misfit] = await misfits(problem.slug, args);
      if (misfit) return { allowed: false, why: misfit.message };
      const answer = await referenceAnswer(runner, problem, { args, ...asked });
      const agrees = await isRightAnswer(runner, problem, { args, claimed, answer, ...asked });
      return { allowed: true, agrees, answer };
    } catch {
      return null;
    }
  };
}
