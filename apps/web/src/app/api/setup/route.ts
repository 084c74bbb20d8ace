import { setUpFirstAdmin, setUpFirstAdminInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const POST = handle({
  roles: "anyone",
  input: setUpFirstAdminInput,
  run: setUpFirstAdmin,
  status: 201,
  view: ({ id, name, email }) => ({ person: { id, name, email } }),
});
