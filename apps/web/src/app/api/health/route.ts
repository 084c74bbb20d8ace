import { checkHealth } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: "anyone",
  run: checkHealth,
  status: (health) => (health.status === "ok" ? 200 : 503),
});
