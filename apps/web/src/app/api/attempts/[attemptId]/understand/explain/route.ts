import { explainProbe, explainProbeInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { explainedProbeAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  input: explainProbeInput,
  output: explainedProbeAnswer,
  run: explainProbe,
});
