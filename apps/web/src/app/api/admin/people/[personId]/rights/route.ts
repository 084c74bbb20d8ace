import { changeRights, changeRightsInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { personAnswer } from "#lib/views/people.ts";

export const PUT = handle({
  roles: ["admin"],
  input: changeRightsInput,
  output: personAnswer,
  limit: "write",
  run: changeRights,
  view: (person) => ({ person }),
});
