export type { Executor } from "./run/executor.ts";
export { measureCaughtBy } from "./run/measure-caught-by.ts";
export { patientExecutor } from "./run/patient-executor.ts";
export { sandboxExecutor } from "./run/sandbox-executor.ts";
