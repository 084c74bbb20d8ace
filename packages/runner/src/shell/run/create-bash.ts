import { Bash, type CommandName } from "just-bash/browser";
import type { Rules } from "../permit/decide-program.ts";
import { neverListed, type Whitelist } from "../permit/whitelist.ts";
import { WORKSPACE } from "../permit/workspace-path.ts";
import { COMMAND_LIMIT_MS, MOST_OUTPUT_BYTES, MOST_SOURCE_BYTES } from "./limits.ts";
import { type AskRunner, ownCommandNames, ownCommands } from "./own-commands.ts";
import type { WorkspaceFiles } from "./workspace-files.ts";

const named = (...names: CommandName[]): CommandName[] => names;
/** What exists in this shell beside the commands of our own and bash's builtins. */
const shellCommands: CommandName[] = [
  ...named("ls", "cat", "head", "tail", "wc", "stat", "tree", "file", "du"),
  ...named("cp", "mv", "rm", "rmdir", "mkdir", "touch", "tee", "split"),
  ...named("grep", "egrep", "fgrep", "rg", "sed", "awk", "sort", "uniq", "comm", "cut"),
  ...named("paste", "tr", "rev", "tac", "nl", "fold", "expand", "unexpand"),
  ...named("strings", "column", "join", "diff", "od", "base64", "md5sum", "jq", "seq"),
  ...named("echo", "printf", "pwd", "basename", "dirname", "date", "sleep", "time"),
  ...named("env", "printenv", "xargs", "find", "timeout", "bash", "sh", "which"),
  ...named("true", "false", "expr", "help"),
];

/** Builtins of bash that are not in the list of commands. */
const builtins = [
  ...["[", ":", "bg", "break", "cd", "compgen", "complete", "continue", "declare", "dirs"],
  ...[
    "disown",
    "enable",
    "exit",
    "export",
    "fg",
    "getopts",
    "hash",
    "jobs",
    "kill",
    "let",
    "local",
  ],
  ...["logout", "mapfile", "popd", "pushd", "read", "readarray", "readonly", "return", "set"],
  ...["shift", "shopt", "suspend", "times", "type", "typeset", "ulimit", "umask", "unset", "wait"],
];
const commandNames: ReadonlySet<string> = new Set([
  ...[...shellCommands, ...ownCommandNames, ...builtins, ...neverListed],
]);

export function createBash(files: WorkspaceFiles, askRunner: AskRunner): Bash {
  return new Bash({
    cwd: WORKSPACE,
    fs: files,
    commands: shellCommands,
    customCommands: ownCommands(files, askRunner),
    executionLimitProfile: "hardened",
    executionLimits: {
      maxSourceBytes: MOST_SOURCE_BYTES,
      maxOutputSize: MOST_OUTPUT_BYTES,
      maxExecutionTimeMs: COMMAND_LIMIT_MS,
    },
  });
}

export function rulesOf(bash: Bash, whitelist: Whitelist, isProposed: boolean): Rules {
  return { whitelist, isProposed, commandNames, parse: (text) => bash.transform(text).ast };
}
