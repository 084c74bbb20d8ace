import { roles, saveSettings, settingsSchema, viewSettings } from "@foothold/core";
import { settingsAnswer } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";
import { themeCookie } from "#lib/theme-cookie.ts";

export const GET = handle({ roles, output: settingsAnswer, run: viewSettings });

export const PUT = handle({
  roles,
  input: settingsSchema,
  output: settingsAnswer,
  limit: "write",
  run: saveSettings,
  headers: ({ theme }) => ({ "set-cookie": themeCookie(theme) }),
});
