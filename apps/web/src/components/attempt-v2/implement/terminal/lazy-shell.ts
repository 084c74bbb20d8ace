import { loadOnce } from "@foothold/core/load-once";
import type { WorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";

/** A shell that is loaded at its first command. If that failed, the next command tries again. */
export function lazyShell(
  load: () => Promise<WorkspaceShell>,
  putFiles: WorkspaceShell["putFiles"],
): WorkspaceShell {
  const open = loadOnce(load);
  return {
    decide: async (line) => (await open()).decide(line),
    run: async (line, options) => (await open()).run(line, options),
    runProposed: async (line, options) => (await open()).runProposed(line, options),
    putFiles,
  };
}
