import { changesInput, discardChanges } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { exchangeAnswer } from "#lib/views/chat.ts";

export const POST = handle({
  roles,
  limit: "write",
  input: changesInput,
  output: exchangeAnswer,
  run: discardChanges,
});
