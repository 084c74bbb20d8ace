import { withCommand } from "../../chat/commands/batch-after.ts";
import {
  type BatchDeps,
  type BatchInput,
  changeBatch,
  loadBatch,
} from "../../chat/commands/change-batch.ts";
import { changeBlocked } from "../../chat/refusals.ts";
import type { CommandBatch, CommandChange } from "../../entities/chat/command-batch.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Language } from "../../entities/runs/language.ts";
import { AppError } from "../../errors.ts";
import { changeFiles, type FilesDeps } from "./change-files.ts";
import { judgePath } from "./file-kind.ts";
import { staleFile } from "./file-refusals.ts";

/** The kinds of files that the coach's commands may write. Tests and the solution are changed only by checked proposals. */
export function mayCommandWrite(path: string, language: Language): boolean {
  const verdict = judgePath(path, language);
  return verdict.allowed && (verdict.kind === "notes" || verdict.kind === "scratch");
}

/**
 * Saves what commands changed and stores that in the batch. It may run again after a server died in between: files that
 * already are as the command left them stay as they are.
 */
export async function settleChanges(
  deps: BatchDeps & FilesDeps,
  input: BatchInput,
  actor: Actor,
): Promise<CommandBatch> {
  const { conversation, batch } = await loadBatch(deps, input, actor);
  let settled = batch;
  for (const { unsaved, output, runKey } of batch.commands) {
    if (unsaved.length === 0) continue;
    const saved = await saveChanges(deps, conversation.unitId, { batch, unsaved }, actor);
    const done =
      "why" in saved
        ? { state: "failed" as const, output: `${output}Nothing was changed: ${saved.why}\n` }
        : { changePosition: saved.position };
    settled = await changeBatch(
      deps,
      input,
      (present) => {
        // Another tab may have settled this command since, or inserted one before it.
        const place = present.commands.findIndex(
          (command) => command.runKey === runKey && command.unsaved.length > 0,
        );
        return place < 0 ? present : withCommand(present, place, { ...done, unsaved: [] });
      },
      actor,
    );
  }
  return settled;
}

type Unsaved = { batch: CommandBatch; unsaved: readonly CommandChange[] };

async function saveChanges(
  deps: FilesDeps,
  attemptId: string,
  { batch, unsaved }: Unsaved,
  actor: Actor,
): Promise<{ position: number | null } | { why: string }> {
  try {
    const { changeSet } = await changeFiles(
      deps,
      attemptId,
      ({ attempt, own, contents }) => {
        const open = unsaved.filter(({ path, after }) => (contents[path] ?? null) !== after);
        for (const { path, before } of open) {
          if (!mayCommandWrite(path, attempt.language)) throw changeBlocked(path, ONLY_NOTES);
          const content = contents[path] ?? null;
          const version = own.find((file) => file.path === path)?.version ?? 0;
          if (content !== before) throw staleFile(path, { version, content });
        }
        const edits = open.map(({ path, after }) => ({ path, content: after }));
        return { edits, source: "command", exchangeId: batch.exchangeId };
      },
      actor,
    );
    return { position: changeSet?.position ?? null };
  } catch (error) {
    if (error instanceof AppError && FINAL.has(error.code)) return { why: error.message };
    throw error;
  }
}

const ONLY_NOTES = "A command of the coach's writes notes.md and scratch/ only.";
/** Errors after which saving again would fail in the same way. */
const FINAL: ReadonlySet<string> = new Set([
  "change-blocked",
  "stale-version",
  "invalid-input",
  "wrong-step",
]);
