import { disablePerson, personInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { disabledAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles: ["admin"],
  input: personInput,
  output: disabledAnswer,
  limit: "write",
  run: disablePerson,
});
