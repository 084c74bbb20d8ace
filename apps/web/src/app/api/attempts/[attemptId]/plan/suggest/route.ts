import { suggestPatterns, suggestPatternsInput } from "@foothold/core";
import { suggestionsAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: suggestPatternsInput,
  output: suggestionsAnswer,
  run: suggestPatterns,
});
