export * from "../entities/runs/run.ts";
export * from "../entities/runs/run-queue.ts";
export * from "../entities/runs/test-result.ts";
export * from "../entities/runs/trace.ts";
export * from "../ports/runs.ts";
export * from "../runs/require-allowed-input.ts";
export * from "../runs/run-request.ts";
export * from "../runs/test-results.ts";
