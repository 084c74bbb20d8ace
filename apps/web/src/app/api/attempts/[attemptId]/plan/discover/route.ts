import { runPatternDiscovery, runPatternDiscoveryInput } from "@foothold/core";
import { discoveryAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: runPatternDiscoveryInput,
  output: discoveryAnswer,
  run: runPatternDiscovery,
});
