import type { Whitelist } from "../../shell/permit/whitelist.ts";
import type { RunnerReply, RunnerRequest } from "../../shell/run/own-commands.ts";
import type { CommandOutcome } from "../../shell/run/run-command.ts";
import type { Files } from "../../shell/run/workspace-files.ts";

/** A command as the page sends it to its worker: data alone. */
export type ShellRequest = {
  line: string;
  files: Files;
  whitelist: Whitelist | null;
  /** Files that stay as they are, each with the reason. */
  locked: Readonly<Record<string, string>>;
};

export type ToShell =
  | { kind: "run"; request: ShellRequest }
  | { kind: "reply"; id: number; reply: RunnerReply };
export type FromShell =
  | { kind: "ask"; id: number; request: RunnerRequest }
  | { kind: "done"; outcome: CommandOutcome };
