import { query } from "@foothold/adapter-db/testing";
import { type App, cookieOf } from "../app.ts";
import { fail } from "./fail.ts";
import { learn } from "./learn.ts";
import { practise } from "./practise.ts";
import { saveSettings, sender } from "./send.ts";
import { someoneElse, teach } from "./teach.ts";

export type BusyPerson = Awaited<ReturnType<typeof busyPerson>>;

export const ADDRESS = "203.0.113.77";

/**
 * Somebody who has done everything there is to do, with `mark` in every name and text of theirs.
 * A new table that holds something of people needs a line here that fills it.
 */
export async function busyPerson(app: App, mark: string) {
  const email = `${mark}@example.org`;
  const password = `${mark} and a barn of horses`;
  const signedUp = await app.call("POST", "/api/auth/sign-up/email", {
    body: { name: `Name ${mark}`, email, password },
    headers: { "user-agent": `Browser of ${mark}`, "x-foothold-client-address": ADDRESS },
  });
  const cookie = cookieOf(signedUp);
  const id: string = (await signedUp.json()).user.id;
  const send = sender(app, cookie, mark);

  await saveSettings(send, mark);
  await practise(app, send, mark);
  await learn(send, mark);
  await fail(app, send, mark);
  await forgetThePassword(app, id, email);
  await becomeAdmin(app, id);
  await teach(app, send, mark);
  await changeAFlag(app, send);
  await changeTheCoach(app, id);
  await changeTheRules(app, id);
  await askForACode(app, email);
  return { id, email, password, cookie };
}

async function forgetThePassword(app: App, id: string, email: string) {
  await app.call("POST", "/api/auth/sign-in/email", { body: { email, password: "forgotten" } });
  const admin = await someoneElse(app, "admin");
  await admin.send("POST", `/api/admin/people/${id}/password-link`, {}, 201);
}

async function becomeAdmin(app: App, id: string) {
  const admin = await someoneElse(app, "admin");
  await admin.send("PUT", `/api/admin/people/${id}/role`, { role: "admin" });
}

async function changeAFlag(app: App, send: ReturnType<typeof sender>) {
  const [stored] = await query(app.database.url, "select version from feature_flags");
  const flag = { enabled: true, rolloutPercent: 100, roleOverrides: {} };
  const body = { ...flag, version: stored?.version ?? 0 };
  await send("PUT", "/api/admin/flags/beginner_mode_default", body);
}

async function changeTheCoach(app: App, id: string) {
  const { coachSettings } = app.deps();
  const { version, changedAt: _at, changedBy: _by, ...setting } = await coachSettings.read();
  const record = { action: "coach-changed", actorRole: "admin", subject: "coach" } as const;
  const audit = { ...record, actorId: id, requestId: "request", details: {} };
  await coachSettings.save(setting, version, audit);
}

async function changeTheRules(app: App, id: string) {
  const record = { action: "recovery-settings-changed", actorRole: "admin" } as const;
  const audit = { ...record, subject: "site", actorId: id, requestId: "request", details: {} };
  const { recoverySettings } = app.deps();
  const [site] = await recoverySettings.list();
  await recoverySettings.save(null, { stuckAfter: 3 }, site?.version ?? 0, audit);
}

/** Nothing in Foothold does so yet; better-auth would keep it there. */
async function askForACode(app: App, email: string) {
  await query(
    app.database.url,
    "insert into verification (id, identifier, value, expires_at) values ($1, $2, 'code', now())",
    [crypto.randomUUID(), email],
  );
}
