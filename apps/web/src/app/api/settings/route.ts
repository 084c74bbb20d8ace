import { roles, saveSettings, saveSettingsInput, viewSettings } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { themeCookie } from "#lib/headers/theme-cookie.ts";
import { settingsAnswer } from "#lib/views/people.ts";

export const GET = handle({ roles, output: settingsAnswer, run: viewSettings });

export const PUT = handle({
  roles,
  input: saveSettingsInput,
  output: settingsAnswer,
  limit: "write",
  run: saveSettings,
  headers: ({ theme }) => ({ "set-cookie": themeCookie(theme) }),
});
