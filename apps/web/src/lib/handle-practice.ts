import { roles } from "@foothold/core/people";
import type { z } from "zod";
import { type Handler, handle, type Run } from "./handle.ts";
import type { LimitName } from "./http/rate-limit.ts";

type Practice<Input, Output> = {
  input: z.ZodType<Input>;
  output: z.ZodType;
  limit?: LimitName;
  status?: number;
} & Run<Input, Output>;

/** A route that changes an attempt: open to all roles, idempotent, rate limited. */
export function handlePractice<Input, Output>(route: Practice<Input, Output>): Handler {
  return handle<Input, Output>({ roles, idempotent: true, limit: "practice", ...route });
}
