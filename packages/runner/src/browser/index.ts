export * from "./create-browser-runner.ts";
export type { Progress } from "./fetch-python-files.ts";
export * from "./shell/create-browser-shell.ts";
export type { ShellRequest } from "./shell/messages.ts";
