import {
  changeRecoverySettings,
  changeRecoverySettingsInput,
  viewRecoverySettings,
  viewRecoverySettingsInput,
} from "@foothold/core/recovery";
import { handle } from "#lib/handle.ts";
import { recoverySettingsAnswer } from "#lib/views/recovery/settings.ts";

export const GET = handle({
  roles: ["admin"],
  input: viewRecoverySettingsInput,
  output: recoverySettingsAnswer,
  run: viewRecoverySettings,
  view: (settings) => ({ settings }),
});

export const PUT = handle({
  roles: ["admin"],
  input: changeRecoverySettingsInput,
  output: recoverySettingsAnswer,
  limit: "write",
  run: changeRecoverySettings,
  view: (settings) => ({ settings }),
});
