import type { Permission } from "../../shell/permit/permission.ts";
import type { Whitelist } from "../../shell/permit/whitelist.ts";
import type { RunnerReply, RunnerRequest } from "../../shell/run/own-commands.ts";
import type { CommandOutcome } from "../../shell/run/run-command.ts";
import type { Files } from "../../shell/run/workspace-files.ts";

/** A command as the page sends it to its worker: data alone. */
export type ShellRequest = {
  line: string;
  files: Files;
  whitelist: Whitelist | null;
  /** A command that the coach proposed may write only notes.md and scratch/; the learner's own may write every file. */
  writes: "everywhere" | "notes-only";
};

export type ToShell =
  | { kind: "run"; request: ShellRequest }
  | { kind: "decide"; line: string; whitelist: Whitelist }
  | { kind: "reply"; id: number; reply: RunnerReply };
export type FromShell =
  | { kind: "ask"; id: number; request: RunnerRequest }
  | { kind: "decided"; permission: Permission }
  | { kind: "done"; outcome: CommandOutcome };
