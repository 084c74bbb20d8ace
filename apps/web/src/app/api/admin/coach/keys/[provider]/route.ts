import {
  removeProviderAccess,
  removeProviderAccessInput,
  setProviderAccess,
  setProviderAccessInput,
} from "@foothold/core/coach";
import { handle } from "#lib/handle.ts";
import { coachSettingsAnswer } from "#lib/views/coach.ts";

export const PUT = handle({
  roles: ["admin"],
  input: setProviderAccessInput,
  output: coachSettingsAnswer,
  limit: "write",
  run: setProviderAccess,
  view: (settings) => ({ settings }),
});

export const DELETE = handle({
  roles: ["admin"],
  input: removeProviderAccessInput,
  output: coachSettingsAnswer,
  limit: "write",
  run: removeProviderAccess,
  view: (settings) => ({ settings }),
});
