import type { AttemptSummary } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";
import { listAllPages } from "../../ports/list-all-pages.ts";

/** Every attempt of one learner, newest first. */
export function listAllAttempts(
  { attempts }: Pick<Deps, "attempts">,
  query: { userId: string; problemSlug?: string },
): Promise<AttemptSummary[]> {
  return listAllPages((page) => attempts.list({ ...query, ...page }));
}
