import { viewSystemHealth } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { systemHealthAnswer } from "#lib/views/people.ts";

export const GET = handle({
  roles: ["admin"],
  output: systemHealthAnswer,
  run: viewSystemHealth,
});
