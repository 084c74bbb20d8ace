import type { App } from "../app.ts";
import { type Send, saveSettings } from "./send.ts";

/** Refusals and a failure of ours, each with the person's words in what was sent. */
export async function fail(app: App, send: Send, mark: string) {
  await send("POST", "/api/attempts/unknown/stuck/recap", { text: mark }, 404);
  await send("POST", "/api/me/delete", { email: mark, password: mark }, 422);
  await app.call("POST", "/api/auth/sign-in/email", {
    body: { email: `${mark}@example.org`, password: "guess" },
  });
  const { settings } = app.deps();
  const broken = async () => {
    throw new Error(`could not save ${mark}`);
  };
  app.deps().settings = { ...settings, save: broken };
  await saveSettings(send, mark, 500);
  app.deps().settings = settings;
}
