export * from "./equal-values.ts";
export * from "./judge-result.ts";
export * from "./tagged-value.ts";
