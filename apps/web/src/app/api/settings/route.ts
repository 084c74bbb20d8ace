import { roles, saveSettings, settingsSchema, viewSettings } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { themeCookie } from "#lib/theme-cookie.ts";

export const GET = handle({ roles, run: viewSettings });

export const PUT = handle({
  roles,
  input: settingsSchema,
  limit: "write",
  run: saveSettings,
  headers: ({ theme }) => ({ "set-cookie": themeCookie(theme) }),
});
