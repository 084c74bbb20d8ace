import { endSessions, personInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { endedAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles: ["admin"],
  input: personInput,
  output: endedAnswer,
  limit: "write",
  run: endSessions,
});
