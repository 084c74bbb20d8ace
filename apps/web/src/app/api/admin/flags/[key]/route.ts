import { changeFlag, changeFlagInput } from "@foothold/core";
import { flagAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const PUT = handle({
  roles: ["admin"],
  input: changeFlagInput,
  output: flagAnswer,
  limit: "write",
  run: changeFlag,
  view: (flag) => ({ flag }),
});
