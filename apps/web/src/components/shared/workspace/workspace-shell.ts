"use client";

import type { ListedFiles } from "@foothold/core/attempt";
import { useSyncExternalStore } from "react";
import type { CommandOutcome, FileChange, Permission } from "#lib/browser/shell-rules.ts";

type Ran = {
  status: "ran";
  /** Standard output, then standard error. */
  output: string;
  exitCode: number;
  changedFiles: readonly FileChange[];
};
type NotRun =
  | Extract<CommandOutcome, { status: "refused" }>
  /** Either nothing ran, or the changed files could not be saved. */
  | { status: "failed"; message: string };

/** A run on a copy of the files: its changes are not saved. */
export type CopyRun = Ran | NotRun;
/** `position` is that of the saved change set in the history; null if no file changed. */
export type CommandRun = (Ran & { position: number | null }) | NotRun;

export type RunOptions = {
  /** True if the learner allowed this very line; otherwise the list of allowed commands decides. */
  allowed: boolean;
  signal?: AbortSignal;
};

/** Runs commands on the files of one attempt. It exists while the attempt's code editor is on the page. */
export type WorkspaceShell = {
  /** Decides whether a line that the coach proposed may run without asking the learner. Runs nothing. */
  decide(line: string): Promise<Permission>;
  /** Runs a line of the learner and saves what it changed. */
  run(line: string, options: RunOptions): Promise<CommandRun>;
  /** Runs a line that the coach proposed. It may write only notes and scratch files, and the caller saves them. */
  runProposed(line: string, options: RunOptions): Promise<CopyRun>;
  /** Takes over the files that the server has sent. */
  putFiles(listed: ListedFiles): void;
};

const shells = new Map<string, WorkspaceShell>();
const listeners = new Set<() => void>();

/** Makes a shell available to the page. Returns the function that withdraws it. */
export function offerShell(attemptId: string, shell: WorkspaceShell): () => void {
  shells.set(attemptId, shell);
  for (const listen of listeners) listen();
  return () => {
    if (shells.get(attemptId) === shell) shells.delete(attemptId);
    for (const listen of listeners) listen();
  };
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const findShell = (attemptId: string): WorkspaceShell | null =>
  shells.get(attemptId) ?? null;

/** The attempt's shell; null while its code editor is not on the page, as before Implement. */
export function useWorkspaceShell(attemptId: string): WorkspaceShell | null {
  return useSyncExternalStore(
    subscribe,
    () => findShell(attemptId),
    () => null,
  );
}
