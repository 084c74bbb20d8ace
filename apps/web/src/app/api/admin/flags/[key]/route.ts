import { changeFlag, changeFlagInput, viewFlag, viewFlagInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { describedFlagAnswer, flagAnswer } from "#lib/views/people.ts";

export const GET = handle({
  roles: ["admin"],
  input: viewFlagInput,
  output: describedFlagAnswer,
  run: viewFlag,
  view: (flag) => ({ flag }),
});

export const PUT = handle({
  roles: ["admin"],
  input: changeFlagInput,
  output: flagAnswer,
  limit: "write",
  run: changeFlag,
  view: (flag) => ({ flag }),
});
