import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const server = attackedServer({ SIGN_IN_TRIES_PER_NETWORK: "100" });

function open(first = ""): Socket {
  const socket = connect(server.port(), "127.0.0.1");
  socket.on("error", () => {}).on("data", () => {});
  if (first) socket.write(first);
  return socket;
}
const openOnes = (sockets: readonly Socket[]) =>
  sockets.filter(({ readyState }) => readyState === "open").length;
const statusesOf = async (answers: Promise<{ status: number }>[]) => {
  const counts = new Map<number, number>();
  for (const { status } of await Promise.all(answers))
    counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
};

test("sixty people who try passwords at once do not hold up health", async () => {
  let areDone = false;
  const startedAt = performance.now();
  const tries = Array.from({ length: 60 }, (_, at) =>
    fetch(`${server.url()}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `nobody${at}@example.org`, password: "x".repeat(128) }),
    }),
  );
  const all = Promise.all(tries).finally(() => {
    areDone = true;
  });
  let slowest = 0;
  while (!areDone) {
    const begun = performance.now();
    expect(await server.health()).toBe(200);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await all;
  // Whoever waits for all passwords to be hashed waits for as long as the tries take, however fast the machine is.
  expect(slowest).toBeLessThan((performance.now() - startedAt) / 4);
});

test("connections for another protocol are cut off", async () => {
  const upgrade =
    "GET /_next/webpack-hmr HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n";
  const sockets = Array.from({ length: 200 }, () => open(upgrade));
  await expect.poll(() => openOnes(sockets), { timeout: 5_000 }).toBe(0);
});

test("connections that say nothing are cut off", async () => {
  const sockets = Array.from({ length: 500 }, () => open());
  await pause(1_000);
  expect(await server.health()).toBe(200);
  await expect.poll(() => openOnes(sockets), { timeout: 60_000, interval: 500 }).toBe(0);
});

test.each([
  ["three thousand headers", Array.from({ length: 3_000 }, (_, at) => `x-${at}: 1\r\n`).join("")],
  ["a header of 100 KB", `x-long: ${"a".repeat(100_000)}\r\n`],
])("%s are refused", async (_name, headers) => {
  const socket = open();
  socket.write(`GET /api/health HTTP/1.1\r\nhost: a\r\n${headers}\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 431/);
});

test("somebody with 200 live streams keeps ten, and 700 cookies are nothing", async () => {
  const { cookie, call } = await server.learner();
  const closing = new AbortController();
  let open = 0;
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { signal } = closing;
      const { body } = await fetch(`${server.url()}/api/live`, { headers: { cookie }, signal });
      open += 1;
      void body
        ?.pipeTo(new WritableStream())
        .catch(() => {})
        .finally(() => {
          open -= 1;
        });
    }),
  );
  await expect.poll(() => open, { timeout: 5_000 }).toBe(10);
  closing.abort();
  const flood = Array.from({ length: 700 }, (_, at) => `c${at}=1`).join("; ");
  const headers = { cookie: `${cookie}; ${flood}` };
  expect((await fetch(`${server.url()}/api/settings`, { headers })).status).toBe(200);
  expect((await call("GET", "/api/settings")).status).toBe(200);
});

test("one person's downloads, reads and pages are limited, and another's are not", async () => {
  const [one, other] = [await server.learner(), await server.learner()];
  const exports = await statusesOf(
    Array.from({ length: 12 }, () => one.call("GET", "/api/me/export")),
  );
  expect(exports).toEqual(
    new Map([
      [200, 5],
      [429, 7],
    ]),
  );
  expect((await other.call("GET", "/api/me/export")).status).toBe(200);
});

test("who reads a download slowly holds up nobody", async () => {
  const { cookie } = await server.learner();
  const slow = open(`GET /api/me/export HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\n\r\n`).pause();
  for (let at = 0; at < 20; at++) expect(await server.health()).toBe(200);
  slow.destroy();
});

test("the set-up link cannot be tried without end", async () => {
  const tries = Array.from({ length: 120 }, () =>
    fetch(`${server.url()}/api/setup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        token: "x",
        name: "A",
        email: "a@example.org",
        password: "long words here",
      }),
    }),
  );
  expect((await statusesOf(tries)).get(429)).toBe(20);
});

test("how many programs run is told to admins, with what is around them, and to nobody else", async () => {
  const [admin, learner] = [await server.admin(), await server.learner()];
  const seen = await admin.call("GET", "/api/admin/health");
  expect(JSON.parse(seen.text)).toMatchObject({
    queue: { running: 0 },
    sandboxes: { confinement: expect.any(String), memoryLimit: expect.any(String) },
  });
  expect((await learner.call("GET", "/api/admin/health")).status).toBe(403);
  expect((await learner.call("GET", "/api/health")).text).not.toContain("queue");
});
