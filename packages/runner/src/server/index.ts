export { confinementNames } from "./confinement.ts";
export * from "./create-server-runner.ts";
export type { Engine } from "./sandbox-process.ts";
