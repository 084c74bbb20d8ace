import { runPatternDiscovery, runPatternDiscoveryInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { discoveryAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "coach",
  input: runPatternDiscoveryInput,
  output: discoveryAnswer,
  run: runPatternDiscovery,
});
