import { setUpFirstAdmin, setUpFirstAdminInput } from "@foothold/core";
import { firstAdminAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const POST = handle({
  roles: "anyone",
  input: setUpFirstAdminInput,
  output: firstAdminAnswer,
  run: setUpFirstAdmin,
  status: 201,
  view: ({ id, name, email }) => ({ person: { id, name, email } }),
});
