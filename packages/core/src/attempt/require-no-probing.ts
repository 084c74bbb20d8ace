import type { AnyAttempt } from "../entities/attempt-v2.ts";
import { AppError } from "../errors.ts";
import type { Deps } from "../ports/deps.ts";
import { detectProbing, PROBING } from "../runs/hidden-tests/detect-probing.ts";
import { waitText } from "../text/wait-text.ts";

/** Refuses a run while its learner has to wait because their last programs read out hidden tests. */
export async function requireNoProbing(
  { attempts, clock }: Pick<Deps, "attempts" | "clock">,
  { userId, problemSlug }: AnyAttempt,
): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - PROBING.windowMs).toISOString();
  const verdict = detectProbing(await attempts.hiddenRuns({ userId, problemSlug, since }), now);
  if (!verdict.probing || verdict.waitMs === 0) return;
  const retryAfterSeconds = Math.ceil(verdict.waitMs / 1000);
  throw new AppError(
    "too-many-runs",
    "Your last programs were nearly equal and only tried out the hidden tests, so runs of this problem have to wait.",
    {
      retryAfterSeconds,
      details: { reason: "hidden-tests-probed" },
      suggestions: [
        `The next run can start in ${waitText(retryAfterSeconds)}. Run the visible tests meanwhile, and follow one input on paper.`,
      ],
    },
  );
}
