import { conversationInput } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { planRequest, planRequestInput, viewNewestPlan } from "@foothold/core/subtasks";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { planAnswer } from "#lib/views/subtasks.ts";

export const GET = handle({
  roles,
  input: conversationInput,
  output: planAnswer,
  run: viewNewestPlan,
});

export const POST = handlePractice({
  limit: "coach",
  input: planRequestInput,
  output: planAnswer,
  run: planRequest,
});
