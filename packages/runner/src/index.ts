export {
  type Comparison,
  defaultRunLimits,
  maxSourceBytes,
  type RunLimits,
  type Runner,
  type RunOutcome,
  type RunRequest,
  type RunValue,
  type Signature,
  type SourceRule,
  type TestCase,
  type TestOutcome,
  type Trace,
  type TraceRequest,
} from "@foothold/core/runs";
export * from "./hide-hidden-tests.ts";
