import { explainProbe, explainProbeInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { explainedProbeAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  input: explainProbeInput,
  output: explainedProbeAnswer,
  run: explainProbe,
});
