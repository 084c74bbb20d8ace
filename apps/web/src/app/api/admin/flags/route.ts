import { listFlags } from "@foothold/core";
import { flagsAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: ["admin"],
  output: flagsAnswer,
  run: listFlags,
  view: (flags) => ({ flags }),
});
