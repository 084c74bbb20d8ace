import { roles } from "@foothold/core/people";
import { viewWhatHelped, viewWhatHelpedInput, whatHelpedSchema } from "@foothold/core/recovery";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles,
  input: viewWhatHelpedInput,
  output: whatHelpedSchema,
  run: viewWhatHelped,
});
