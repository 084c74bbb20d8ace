import { MAX_PAGE_SIZE } from "../../entities/page.ts";
import type { AttemptSummary } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";

/** Every attempt of one learner, newest first. */
export async function listAllAttempts(
  { attempts }: Pick<Deps, "attempts">,
  query: { userId: string; problemSlug?: string },
): Promise<AttemptSummary[]> {
  const all: AttemptSummary[] = [];
  let after: string | null | undefined;
  do {
    const page = await attempts.list({ ...query, limit: MAX_PAGE_SIZE, ...(after && { after }) });
    all.push(...page.items);
    after = page.next;
  } while (after);
  return all;
}
