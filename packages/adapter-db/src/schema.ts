export * from "./schema/attempts.ts";
export * from "./schema/idempotency.ts";
export * from "./schema/operations.ts";
export * from "./schema/people.ts";
