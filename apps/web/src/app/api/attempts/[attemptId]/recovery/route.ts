import { roles } from "@foothold/core/people";
import { viewRecovery, viewRecoveryInput } from "@foothold/core/recovery";
import { handle } from "#lib/handle.ts";
import { recoveryAnswer } from "#lib/views/recovery/recovery.ts";

export const GET = handle({
  roles,
  input: viewRecoveryInput,
  output: recoveryAnswer,
  run: viewRecovery,
});
