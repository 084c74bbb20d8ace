import type {
  ChangeSet,
  ChangeSetSummary,
  ChangeSource,
  FileContents,
} from "../../entities/attempt/change-set.ts";
import { appliedAfter } from "../../entities/attempt/lineage.ts";
import type { FileEdit, OwnFile } from "../../entities/attempt/workspace.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { ChangeWrite } from "../../ports/attempt.ts";
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
  /** The change set that this one undoes. */
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
    async ({ attempt, changeSet, code, marks }) => {
      if (!changeSet) return { attempt, changeSet };
      const details = {
        codeDelta: makeDelta(attempt.code, code),
        changeSetId: changeSet.id,
        paths: changeSet.files.map(({ path }) => path),
        source: changeSet.source,
      };
      const change = { changeSet, ...marks };
      const event = { type: "files-changed", details, change } as const;
      return { attempt: await recordEvent(deps, attempt, event, actor), changeSet };
    },
  );
}

type Marks = Omit<ChangeWrite, "changeSet">;

async function changeOf(
  { changeSets, newId, clock }: FilesDeps,
  attempt: AnyAttempt,
  before: FileContents,
  { edits, typing = false, undoes, ...by }: DecidedEdits,
): Promise<{ changeSet: ChangeSet | null; code: string; marks: Marks }> {
  const verdict = judgeEdits(before, edits, attempt.language);
  if (!verdict.allowed) throw fileRefused(verdict.reason, verdict.path);
  const after = verdict.contents;
  const code = after[solutionPath[attempt.language]] ?? attempt.code;
  // The judged program changes only where its learner may write it.
  if (code !== attempt.code) requireEither(attempt, "save-code");
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...paths].filter((path) => before[path] !== after[path]);
  const [path, ...others] = changed;
  const marks: Marks = { nowApplied: [], noLongerApplied: [] };
  if (path === undefined) return { changeSet: null, code, marks };
  const last = await changeSets.last(attempt.id);
  const writing = { attempt, last, id: newId(), now: clock.now() };
  const newContent = after[path];
  if (typing && others.length === 0 && newContent !== undefined) {
    const oldContent = before[path] ?? null;
    return { changeSet: typingChange(writing, { path, oldContent, newContent }), code, marks };
  }
  const changeSet = filesChange(writing, by, before, after);
  if (!undoes) return { changeSet, code, marks };
  const rewind = { ...changeSet, undoesChangeSetId: undoes.id };
  const outline = [...(await changeSets.outline(attempt.id)), rewind];
  return { changeSet: rewind, code, marks: appliedAfter(outline, rewind.id) };
}
