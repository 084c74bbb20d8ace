import { changeRole, changeRoleInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { personAnswer } from "#lib/views/people.ts";

export const PUT = handle({
  roles: ["admin"],
  input: changeRoleInput,
  output: personAnswer,
  limit: "write",
  run: changeRole,
  view: (person) => ({ person }),
});
