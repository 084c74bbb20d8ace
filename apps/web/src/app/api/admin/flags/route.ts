import { listFlags } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { flagsAnswer } from "#lib/views/people.ts";

export const GET = handle({
  roles: ["admin"],
  output: flagsAnswer,
  run: listFlags,
  view: (flags) => ({ flags }),
});
