import type { z } from "zod";
import { shortenBrowserRun } from "../../../attempt/browser-run/shorten-browser-run.ts";
import {
  browserRunFields,
  writeBrowserRun,
} from "../../../attempt/browser-run/stored-browser-run.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { requireEither } from "../../../attempt/moves/require-move.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { browserRunSchema } from "../../../entities/runs/browser-run.ts";
import type { Deps } from "../../../ports/deps.ts";
import { codeFingerprint } from "../../../stuck/trail-after-event.ts";

export const recordBrowserRunInput = attemptInput.pick({ attemptId: true }).extend({
  code: learnerText("code"),
  run: browserRunSchema,
});
export type RecordBrowserRun = z.infer<typeof recordBrowserRunInput>;

/** Stores what the learner saw of a run in the browser, for the coach. Neither the attempt nor its events change. */
export async function recordBrowserRun(
  deps: Pick<Deps, "attempts" | "drafts" | "clock">,
  { attemptId, code, run }: RecordBrowserRun,
  actor: Actor,
): Promise<{ recordedAt: string }> {
  const attempt = requireEither(await loadAttempt(deps, { attemptId }, actor), "save-code");
  const field = browserRunFields[run.kind];
  const stored = (await deps.drafts.list(attempt.id)).find((draft) => draft.field === field);
  const updatedAt = deps.clock.now().toISOString();
  const text = writeBrowserRun({
    run: shortenBrowserRun(run),
    fingerprint: codeFingerprint({ code, language: attempt.language }),
    version: attempt.version,
  });
  const revision = (stored?.revision ?? 0) + 1;
  await deps.drafts.save(attempt.id, [{ field, text, revision, updatedAt }]);
  return { recordedAt: updatedAt };
}
