export * from "./create-browser-runner.ts";
export type { Progress } from "./fetch-python-files.ts";
