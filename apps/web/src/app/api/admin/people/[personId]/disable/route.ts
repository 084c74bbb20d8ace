import { disablePerson, personInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const POST = handle({
  roles: ["admin"],
  input: personInput,
  limit: "write",
  run: disablePerson,
});
