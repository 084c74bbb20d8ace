import { enablePerson, personInput } from "@foothold/core";

import { disabledAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const POST = handle({
  roles: ["admin"],
  input: personInput,
  output: disabledAnswer,
  limit: "write",
  run: enablePerson,
});
