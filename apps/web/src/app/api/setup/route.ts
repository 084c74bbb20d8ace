import { setUpFirstAdmin, setUpFirstAdminInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { firstAdminAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles: "anyone",
  input: setUpFirstAdminInput,
  output: firstAdminAnswer,
  limit: "oneTimeLink",
  run: setUpFirstAdmin,
  status: 201,
  view: ({ id, name, email }) => ({ person: { id, name, email } }),
});
