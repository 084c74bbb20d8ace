export * from "./create-server-runner.ts";
export { confinementNames } from "./process/confinement.ts";
export type { Engine } from "./runtime/sandbox-command.ts";
