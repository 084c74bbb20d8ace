import { suggestPatterns, suggestPatternsInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { suggestionsAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "coach",
  input: suggestPatternsInput,
  output: suggestionsAnswer,
  run: suggestPatterns,
});
