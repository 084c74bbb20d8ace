import { changeRole, changeRoleInput } from "@foothold/core";
import { personAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const PUT = handle({
  roles: ["admin"],
  input: changeRoleInput,
  output: personAnswer,
  limit: "write",
  run: changeRole,
  view: (person) => ({ person }),
});
