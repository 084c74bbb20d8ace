import type { App } from "../app.ts";

type Body = Record<string, unknown>;
export type Send = ReturnType<typeof sender>;

/** Sends as one person; `mark` names each request, where requests can be named. */
export function sender(app: App, cookie: string, mark: string) {
  return async (
    method: string,
    path: string,
    body?: Body,
    expected = 200,
    // biome-ignore lint/suspicious/noExplicitAny: every answer is held against the API's description
  ): Promise<any> => {
    const headers = { "idempotency-key": `${mark}-${crypto.randomUUID()}` };
    const response = await app.call(method, path, { cookie, headers, ...(body && { body }) });
    const answer = await response.json();
    if (response.status === expected) return answer;
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  };
}

const chosen = { defaultMode: null, defaultLanguage: "python", theme: "dark" };

export async function saveSettings(send: Send, mark: string, expected = 200) {
  const body = { name: `Renamed ${mark}`, coachProvider: "built-in", ...chosen };
  await send("PUT", "/api/settings", body, expected);
}
