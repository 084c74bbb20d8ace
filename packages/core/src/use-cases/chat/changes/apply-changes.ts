import { z } from "zod";
import { solutionPath } from "../../../attempt/history/solution-path.ts";
import { mayWriteCode } from "../../../attempt/proposals/coach-may-write.ts";
import {
  changeFiles,
  type FilesDeps,
  type PresentFiles,
} from "../../../attempt/workspace/change-files.ts";
import { staleFile } from "../../../attempt/workspace/file-refusals.ts";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import { changeBlocked, noSuchChange } from "../../../chat/refusals.ts";
import type { Exchange } from "../../../entities/chat/exchange.ts";
import { exchangeSchema } from "../../../entities/chat/exchange.ts";
import type { Proposal } from "../../../entities/chat/proposal.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { appliesFilesItself, defaultSettings } from "../../../entities/people/settings.ts";
import type { Deps } from "../../../ports/deps.ts";

export const MAX_PLACES = 100;

/** `places` are positions in the reply's list of changes, from 0. */
export const changesInput = exchangeInput.extend({
  places: z.array(z.number().int().min(0).max(MAX_PLACES)).min(1).max(MAX_PLACES),
});
export type Changes = z.infer<typeof changesInput>;

export const applyChangesInput = changesInput.extend({
  /** True when nobody clicked; then changes that need a click are refused. */
  isAutomatic: z.boolean().default(false),
});
export type ApplyChanges = z.infer<typeof applyChangesInput>;

export const appliedChangesSchema = z.object({
  exchange: exchangeSchema,
  /** The attempt's version after the change. */
  version: z.number().int(),
  /** The attempt's code afterwards. */
  code: z.string(),
  /** Null when the files already were as proposed. */
  changeSet: z.object({ id: z.string(), position: z.number().int() }).nullable(),
});
export type AppliedChanges = z.infer<typeof appliedChangesSchema>;

/**
 * Applies proposed changes as one change set of the coach. If a file has changed since the coach read it, nothing is
 * written and the answer is 409 with the file's present text. Files that already are as proposed stay as they are.
 */
export async function applyChanges(
  deps: FilesDeps & Pick<Deps, "conversations" | "exchanges" | "settings">,
  { places, isAutomatic, ...input }: ApplyChanges,
  actor: Actor,
): Promise<AppliedChanges> {
  const { conversation, exchange } = await loadExchange(deps, input, actor);
  const chosen = chosenOf(exchange, places);
  // The switch may have been turned off since the reply came.
  const settings = (await deps.settings.find(actor.userId)) ?? defaultSettings;
  const needsClick = isAutomatic && !appliesFilesItself(settings);
  for (const { path, blocked, mayApplyItself, state } of chosen) {
    if (blocked) throw changeBlocked(path, blocked.why);
    const mayApply = mayApplyItself && state !== "discarded";
    if (needsClick || (isAutomatic && !mayApply))
      throw changeBlocked(path, "Only a click applies it.");
  }
  const { attempt, changeSet } = await changeFiles(
    deps,
    conversation.unitId,
    (present) => {
      for (const proposal of chosen) requireUntouched(present, proposal);
      const edits = chosen.map(({ path, newContent }) => ({ path, content: newContent }));
      const gone = edits.filter(
        ({ path, content }) => content !== null || present.contents[path] !== undefined,
      );
      return { edits: gone, source: "coach", exchangeId: exchange.id };
    },
    actor,
  );
  const marked = await deps.exchanges.mark(exchange.id, places, "applied");
  return {
    exchange: marked ?? exchange,
    version: attempt.version,
    code: attempt.code,
    changeSet: changeSet && { id: changeSet.id, position: changeSet.position },
  };
}

export function chosenOf({ proposals }: Exchange, places: readonly number[]): Proposal[] {
  return places.map((place) => {
    const proposal = proposals[place];
    if (!proposal) throw noSuchChange(place);
    return proposal;
  });
}

function requireUntouched({ attempt, own, contents }: PresentFiles, proposal: Proposal): void {
  const { path, oldContent, newContent } = proposal;
  if (path === solutionPath[attempt.language] && !mayWriteCode(attempt)) {
    throw changeBlocked(path, "The solution can be changed while you write it.");
  }
  const content = contents[path] ?? null;
  if (content === oldContent || content === newContent) return;
  const version = own.find((file) => file.path === path)?.version ?? attempt.version;
  throw staleFile(path, { version, content });
}
