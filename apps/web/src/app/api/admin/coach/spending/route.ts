import { viewSpending, viewSpendingInput } from "@foothold/core/coach";
import { handle } from "#lib/handle.ts";
import { spendingAnswer } from "#lib/views/coach.ts";

export const GET = handle({
  roles: ["admin"],
  input: viewSpendingInput,
  output: spendingAnswer,
  limit: "search",
  run: viewSpending,
});
