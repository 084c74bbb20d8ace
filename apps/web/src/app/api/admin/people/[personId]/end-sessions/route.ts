import { endSessions, personInput } from "@foothold/core";
import { endedAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const POST = handle({
  roles: ["admin"],
  input: personInput,
  output: endedAnswer,
  limit: "write",
  run: endSessions,
});
