import type { ModelScenario } from "@foothold/core/testing";
import type { Fault, GivenBehaviour } from "./behaviour.ts";

const faultOf: Record<ModelScenario["ending"], Fault> = {
  whole: "none",
  "rate-limit": "rate-limit",
  outage: "overloaded-mid-stream",
  refusal: "refusal",
  "token-limit": "token-limit",
  cut: "no-ending",
  silence: "hang-mid-stream",
  "unknown-model": "unknown-model",
};

/** How a stand-in plays a scenario of the text model's contract. */
export function playing(scenario: ModelScenario): GivenBehaviour {
  const { pieces, thinking, usage, ending, retryAfterMs = null } = scenario;
  return {
    fault: ending === "outage" && pieces.length === 0 ? "server-error" : faultOf[ending],
    pieces,
    faultAfterPieces: pieces.length,
    retryAfterMs,
    ...(thinking && { thinking }),
    ...(usage && { usage }),
  };
}
