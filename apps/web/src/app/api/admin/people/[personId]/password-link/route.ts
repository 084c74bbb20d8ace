import { issuePasswordLink, personInput } from "@foothold/core/people";
import { env } from "#lib/env.ts";
import { handle } from "#lib/handle.ts";
import { passwordLinkAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles: ["admin"],
  input: personInput,
  output: passwordLinkAnswer,
  limit: "write",
  run: issuePasswordLink,
  status: 201,
  view: ({ token, expiresAt }) => ({
    link: { url: `${env().publicUrl}/new-password?token=${token}`, expiresAt },
  }),
});
