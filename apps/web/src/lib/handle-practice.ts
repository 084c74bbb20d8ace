import { roles } from "@foothold/core/people";
import type { z } from "zod";
import { handle } from "./handle.ts";
import type { LimitName } from "./http/limits/rate-limit.ts";
import type { AnswersWith, Handler, Run } from "./route.ts";

type Practice<Input, Output, Answered> = {
  input: z.ZodType<Input>;
  output: z.ZodType<Answered>;
  limit?: LimitName;
  maxBytes?: number;
  status?: number;
} & Run<Input, Output> &
  AnswersWith<Output, Answered>;

/** A route that changes an attempt: open to all roles, idempotent, rate limited. */
export function handlePractice<Input, Output, Answered>(
  route: Practice<Input, Output, Answered>,
): Handler<Answered> {
  return handle({ roles, idempotent: true, limit: "practice", ...route });
}
