import type {
  ChangeSet,
  ChangeSetSummary,
  ChangeSource,
  FileContents,
} from "../../entities/attempt/change-set.ts";
import type { FileEdit, OwnFile } from "../../entities/attempt/workspace.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { retryLostRace } from "../../ports/lost-race.ts";
import { makeDelta } from "../../text/line-delta.ts";
import { filesChange, typingChange } from "../history/next-change.ts";
import { solutionPath } from "../history/solution-path.ts";
import { loadAttempt } from "../load/load-attempt.ts";
import { recordEvent } from "../moves/record-event.ts";
import { requireEither } from "../moves/require-move.ts";
import { fileRefused } from "./file-refusals.ts";
import { judgeEdits } from "./judge-edits.ts";
import { contentsOf } from "./workspace-of.ts";

export type PresentFiles = { attempt: AnyAttempt; own: readonly OwnFile[]; contents: FileContents };
export type DecidedEdits = {
  edits: readonly FileEdit[];
  source: ChangeSource;
  exchangeId?: string;
  /** What a learner types goes on in the last change set; anything else is a change set of its own. */
  typing?: boolean;
  /** The id of the change set that this one undoes. */
  undoes?: ChangeSetSummary;
};
export type FilesDeps = Pick<Deps, "attempts" | "changeSets" | "workspaces" | "clock" | "newId">;

/**
 * Changes files of an attempt, all or none, as one change set. `decide` looks at the files as they are and throws where
 * the change no longer fits; when another write comes in between, it is asked again. Null change set: nothing changed.
 */
export async function changeFiles(
  deps: FilesDeps,
  attemptId: string,
  decide: (present: PresentFiles) => DecidedEdits,
  actor: Actor,
): Promise<{ attempt: AnyAttempt; changeSet: ChangeSet | null }> {
  return retryLostRace(
    async () => {
      const attempt = requireEither(await loadAttempt(deps, { attemptId }, actor), "change-files");
      const own = await deps.workspaces.files(attemptId);
      const contents = contentsOf(attempt, own);
      const decided = decide({ attempt, own, contents });
      return { attempt, ...(await changeOf(deps, attempt, contents, decided)) };
    },
    async ({ attempt, changeSet, code, undone }) => {
      if (!changeSet) return { attempt, changeSet };
      const details = {
        codeDelta: makeDelta(attempt.code, code),
        changeSetId: changeSet.id,
        paths: changeSet.files.map(({ path }) => path),
        source: changeSet.source,
      };
      const change = { changeSet, nowApplied: [], noLongerApplied: undone ? [undone] : [] };
      const event = { type: "files-changed", details, change } as const;
      return { attempt: await recordEvent(deps, attempt, event, actor), changeSet };
    },
  );
}

async function changeOf(
  { changeSets, newId, clock }: FilesDeps,
  attempt: AnyAttempt,
  before: FileContents,
  { edits, typing = false, undoes, ...by }: DecidedEdits,
): Promise<{ changeSet: ChangeSet | null; code: string; undone?: string }> {
  const verdict = judgeEdits(before, edits, attempt.language);
  if (!verdict.allowed) throw fileRefused(verdict.reason, verdict.path);
  const after = verdict.contents;
  const code = after[solutionPath[attempt.language]] ?? attempt.code;
  // The judged program changes only where its learner may write it.
  if (code !== attempt.code) requireEither(attempt, "save-code");
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...paths].filter((path) => before[path] !== after[path]);
  const [path, ...others] = changed;
  if (path === undefined) return { changeSet: null, code };
  const last = await changeSets.last(attempt.id);
  const writing = { attempt, last, id: newId(), now: clock.now() };
  const newContent = after[path];
  if (typing && others.length === 0 && newContent !== undefined) {
    const oldContent = before[path] ?? null;
    return { changeSet: typingChange(writing, { path, oldContent, newContent }), code };
  }
  const changeSet = filesChange(writing, by, before, after);
  if (!undoes) return { changeSet, code };
  // After undoing the last change set, the files build on the one before it again.
  const parentChangeSetId = undoes.id === last?.id ? undoes.parentChangeSetId : (last?.id ?? null);
  return { changeSet: { ...changeSet, parentChangeSetId }, code, undone: undoes.id };
}
