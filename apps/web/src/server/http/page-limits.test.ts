import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "../../lib/headers/client-address.ts";
import { pageLimits } from "./page-limits.ts";

const secret = "only for this test, and long enough to be a secret";
let server: Server | undefined;
afterEach(() => void server?.close());

/** How many of so many requests at the same moment are answered with 200. */
async function answered(count: number, path: string, headersOf: (at: number) => HeadersInit) {
  const listener = pageLimits((_, response) => void response.end("page"), {
    perMinute: 5,
    secret,
    now: () => 0,
  });
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    const headers = { [CLIENT_ADDRESS_HEADER]: "10.0.0.1", ...headersOf(at) };
    statuses.push((await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status);
  }
  return statuses.filter((status) => status === 200).length;
}

function session(token: string, key = secret) {
  const signature = createHmac("sha256", key).update(token).digest("base64");
  return { cookie: `foothold.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
}

test("one session gets so many pages a minute and is then told to wait", async () => {
  expect(await answered(8, "/home", () => session("mine"))).toBe(5);
});

test("sessions of one network do not share", async () => {
  expect(await answered(10, "/home", (at) => session(`person-${at % 2}`))).toBe(10);
});

test.each([
  ["without a cookie", () => ({})],
  ["with a made-up cookie each time", (at: number) => session(`made-up-${at}`, "another secret")],
  ["with a cookie that cannot be read", () => ({ cookie: "foothold.session_token=%ff" })],
])("visitors %s share the allowance of their network", async (_name, headersOf) => {
  expect(await answered(15, "/", headersOf)).toBe(10);
});

test.each(["/api/health", "/_next/static/x.js", "/runner/x.js", "/sw.js"])(
  "%s is no page",
  async (path) => {
    expect(await answered(15, path, () => ({}))).toBe(15);
  },
);
