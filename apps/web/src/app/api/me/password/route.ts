import { changePassword, changePasswordInput, roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { changedAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles,
  input: changePasswordInput,
  output: changedAnswer,
  limit: "password",
  run: changePassword,
  signsIn: ({ email }, { newPassword: password }) => ({ email, password }),
  view: () => ({ changed: true }),
});
