import { runPatternDiscovery, runPatternDiscoveryInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { discoveryAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: runPatternDiscoveryInput,
  output: discoveryAnswer,
  run: runPatternDiscovery,
});
