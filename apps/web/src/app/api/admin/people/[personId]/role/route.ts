import { changeRole, changeRoleInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const PUT = handle({
  roles: ["admin"],
  input: changeRoleInput,
  limit: "write",
  run: changeRole,
  view: (person) => ({ person }),
});
