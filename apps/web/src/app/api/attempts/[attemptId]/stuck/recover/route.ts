import { beginRecovery, beginRecoveryInput } from "@foothold/core";
import { practise } from "#lib/practise.ts";
import { recoveryAnswer } from "#lib/recovery-views.ts";

export const POST = practise({
  limit: "coach",
  input: beginRecoveryInput,
  output: recoveryAnswer,
  run: beginRecovery,
});
