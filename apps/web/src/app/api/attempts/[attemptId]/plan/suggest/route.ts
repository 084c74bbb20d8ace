import { suggestPatterns, suggestPatternsInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { suggestionsAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: suggestPatternsInput,
  output: suggestionsAnswer,
  run: suggestPatterns,
});
