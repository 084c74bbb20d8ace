export * from "./permit/permission.ts";
export { defaultWhitelist, neverListed, type Whitelist } from "./permit/whitelist.ts";
export type { FileChange } from "./run/changed-files.ts";
export { COMMAND_LIMIT_MS } from "./run/limits.ts";
export type { AskRunner, RunnerReply, RunnerRequest } from "./run/own-commands.ts";
export * from "./run/run-command.ts";
export type { Files } from "./run/workspace-files.ts";
