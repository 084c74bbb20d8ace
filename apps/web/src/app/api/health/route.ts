import { checkHealth } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { healthAnswer } from "#lib/views/people.ts";

export const GET = handle({
  roles: "anyone",
  output: healthAnswer,
  run: checkHealth,
  status: (health) => (health.status === "ok" ? 200 : 503),
});
