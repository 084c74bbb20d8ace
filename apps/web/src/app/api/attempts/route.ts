import {
  listAttempts,
  listAttemptsInput,
  startAttempt,
  startAttemptInput,
} from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { attemptAnswer, attemptPage } from "#lib/views/attempt.ts";

const output = attemptAnswer;

export const GET = handle({
  roles,
  input: listAttemptsInput,
  output: attemptPage,
  run: listAttempts,
});
export const POST = handlePractice({
  input: startAttemptInput,
  output,
  run: startAttempt,
  status: 201,
});
