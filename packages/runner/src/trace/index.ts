export { type Trace, type TraceStep, traceLimits } from "@foothold/core";
export * from "./divergence.ts";
export * from "./find-repetition.ts";
