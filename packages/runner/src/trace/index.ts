export { type Trace, type TraceStep, traceLimits } from "@foothold/core/runs";
export * from "./divergence.ts";
export * from "./find-repetition.ts";
