import type { ModelFailureKind } from "../../entities/coach/text-model.ts";
import type { ModelScenario } from "../contracts/coach/text-model.contract.ts";
import type { ScriptedReply } from "../fakes/fake-text-model.ts";

const failures: Partial<Record<ModelScenario["ending"], ModelFailureKind>> = {
  "rate-limit": "rate-limited",
  outage: "unavailable",
  refusal: "refused",
  "token-limit": "truncated",
  cut: "truncated",
  "unknown-model": "not-configured",
};

/** How the fake plays a scenario of the text model's contract. */
export function scriptedScenario(scenario: ModelScenario): ScriptedReply {
  const { pieces, usage, ending, retryAfterMs } = scenario;
  const kind = failures[ending];
  return {
    pieces,
    ...(usage && { usage }),
    ...(kind && { failure: { kind, ...(retryAfterMs !== undefined && { retryAfterMs }) } }),
    hangs: ending === "silence",
  };
}
