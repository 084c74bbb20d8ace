import { roles, viewRecovery, viewRecoveryInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { recoveryAnswer } from "#lib/views/recovery-views.ts";

export const GET = handle({
  roles,
  input: viewRecoveryInput,
  output: recoveryAnswer,
  run: viewRecovery,
});
