import { deleteAccount, deleteAccountInput, roles } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { forgottenSession } from "#lib/session-cookie.ts";
import { deletedAnswer } from "#lib/views.ts";

export const POST = handle({
  roles,
  input: deleteAccountInput,
  output: deletedAnswer,
  limit: "password",
  run: deleteAccount,
  headers: () => ({ "set-cookie": forgottenSession() }),
});
