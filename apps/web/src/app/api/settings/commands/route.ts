import { allowCommand, allowCommandInput, roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { settingsAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles,
  input: allowCommandInput,
  output: settingsAnswer,
  limit: "write",
  run: allowCommand,
});
