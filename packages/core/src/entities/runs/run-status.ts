import type { RunStatus } from "./run.ts";

const every: Record<RunStatus, true> = {
  passed: true,
  failed: true,
  "did-not-compile": true,
  "rule-broken": true,
  "timed-out": true,
  "out-of-memory": true,
};
export const runStatuses = Object.keys(every) as [RunStatus, ...RunStatus[]];
