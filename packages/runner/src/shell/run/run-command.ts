import { decideProgram, decideText } from "../permit/decide-program.ts";
import type { Permission, Refusal } from "../permit/permission.ts";
import type { Whitelist } from "../permit/whitelist.ts";
import { changedFiles, type FileChange } from "./changed-files.ts";
import { createBash, rulesOf } from "./create-bash.ts";
import type { AskRunner } from "./own-commands.ts";
import { renameOwnCommands } from "./rename-own-commands.ts";
import { type Files, WorkspaceFiles } from "./workspace-files.ts";

export type CommandRequest = {
  line: string;
  files: Files;
  /** What may run unasked; null where a person said that this line may run. */
  whitelist: Whitelist | null;
  /** True for a line that the coach proposed. Unless a person allowed it, such a line may not compose text. */
  isProposed?: boolean;
  /** Why a file may not be written, or null where it may. */
  refuseWrite(path: string): string | null;
};
export type CommandOutcome =
  | { status: "ran"; stdout: string; stderr: string; exitCode: number; changes: FileChange[] }
  | { status: "refused"; refusal: Refusal };

const noRunner: AskRunner = () => Promise.reject(new Error("nothing runs while it is decided"));

/** Whether a line may run unasked. A line that the coach proposed may not compose text. */
export function decideCommand(
  line: string,
  whitelist: Whitelist,
  { isProposed }: { isProposed: boolean },
): Permission {
  const bash = createBash(new WorkspaceFiles({}), noRunner);
  return decideText(line, rulesOf(bash, whitelist, isProposed));
}

/**
 * Runs one line on a copy of the workspace and says what it changed. Without a person's word the whitelist decides, on the very
 * tree that runs next, and again on each line that the program itself makes.
 */
export async function runCommand(
  { line, files, whitelist, isProposed = false, refuseWrite }: CommandRequest,
  askRunner: AskRunner,
): Promise<CommandOutcome> {
  const workspace = new WorkspaceFiles(files);
  const bash = createBash(workspace, askRunner);
  if (whitelist) {
    const rules = rulesOf(createBash(new WorkspaceFiles({}), noRunner), whitelist, isProposed);
    const permission = decideText(line, rules);
    if (!permission.permitted) return { status: "refused", refusal: permission };
    bash.registerTransformPlugin({
      name: "whitelist",
      transform({ ast }) {
        const inner = decideProgram(ast, rules);
        if (!inner.permitted) throw new Error(`not permitted: ${inner.what}`);
        return { ast };
      },
    });
  }
  bash.registerTransformPlugin({
    name: "rename-own-commands",
    transform({ ast }) {
      renameOwnCommands(ast);
      return { ast };
    },
  });
  workspace.hold({ refuseWrite, mayDelete: whitelist === null });
  const result = await bash.exec(line, { rawScript: true }).catch(asResult);
  const changes = changedFiles(files, await workspace.read());
  const { stdout, exitCode } = result;
  const untold = workspace.refusals.filter((refusal) => !result.stderr.includes(refusal));
  const stderr = result.stderr + untold.map((refusal) => `${refusal}\n`).join("");
  return { status: "ran", stdout, stderr, exitCode, changes };
}

/** The shell passes on what the files refuse to a redirection. */
const asResult = (error: unknown) => ({
  stdout: "",
  stderr: `bash: ${error instanceof Error ? error.message : String(error)}\n`,
  exitCode: 1,
});
