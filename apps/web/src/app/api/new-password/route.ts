import { setPasswordByLink, setPasswordByLinkInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { changedAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles: "anyone",
  input: setPasswordByLinkInput,
  output: changedAnswer,
  limit: "oneTimeLink",
  run: setPasswordByLink,
  signsIn: ({ email }, { password }) => ({ email, password }),
  view: () => ({ changed: true }),
});
