import {
  changeCoachSettings,
  changeCoachSettingsInput,
  viewCoachSettings,
} from "@foothold/core/coach";
import { handle } from "#lib/handle.ts";
import { coachSettingsAnswer } from "#lib/views/coach.ts";

export const GET = handle({
  roles: ["admin"],
  output: coachSettingsAnswer,
  run: viewCoachSettings,
  view: (settings) => ({ settings }),
});

export const PUT = handle({
  roles: ["admin"],
  input: changeCoachSettingsInput,
  output: coachSettingsAnswer,
  limit: "write",
  run: changeCoachSettings,
  view: (settings) => ({ settings }),
});
