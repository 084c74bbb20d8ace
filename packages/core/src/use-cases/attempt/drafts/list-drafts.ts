import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import type { Draft } from "../../../entities/attempt/draft.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listDraftsInput = attemptInput.pick({ attemptId: true });

export async function listDrafts(
  deps: Pick<Deps, "attempts" | "drafts">,
  input: { attemptId: string },
  actor: Actor,
): Promise<{ drafts: Draft[] }> {
  const { id } = await loadAttempt(deps, input, actor);
  return { drafts: await deps.drafts.list(id) };
}
