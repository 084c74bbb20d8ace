import { checkHealth } from "@foothold/core";
import { healthAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: "anyone",
  output: healthAnswer,
  run: checkHealth,
  status: (health) => (health.status === "ok" ? 200 : 503),
});
