import { changeFlag, changeFlagInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const PUT = handle({
  roles: ["admin"],
  input: changeFlagInput,
  limit: "write",
  run: changeFlag,
  view: (flag) => ({ flag }),
});
