import { deleteAccount, deleteAccountInput, roles } from "@foothold/core/people";
import { forgottenSession } from "#lib/auth/session-cookie.ts";
import { env } from "#lib/env.ts";
import { handle } from "#lib/handle.ts";
import { deletedAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles,
  input: deleteAccountInput,
  output: deletedAnswer,
  limit: "password",
  run: deleteAccount,
  headers: () => ({ "set-cookie": forgottenSession(env().publicUrl) }),
});
