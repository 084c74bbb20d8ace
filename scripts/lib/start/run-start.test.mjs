import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.mjs";

vi.setConfig({ testTimeout: 30_000 });

const program = fileURLToPath(new URL("./testing/start-stand-in.mjs", import.meta.url));
const started = [];
let folder;
let port;

beforeEach(async () => {
  folder = temporaryFolder();
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  port = probe.address().port;
  probe.close();
  await once(probe, "close");
});

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
});

function start({ env, stage = [], home = folder, cwd } = {}) {
  const child = spawn(process.execPath, [program, home, ...stage], {
    cwd,
    env: { PATH: process.env.PATH, PORT: String(port), FOOTHOLD_HOME: home, ...env },
  });
  const said = { out: "", error: "" };
  child.stdout.on("data", (chunk) => (said.out += chunk));
  child.stderr.on("data", (chunk) => (said.error += chunk));
  const ended = once(child, "close").then(([code]) => ({ code, ...said }));
  const says = (text) => vi.waitFor(() => expect(said.out).toContain(text), 10_000);
  const run = { child, ended, says };
  started.push(run);
  return run;
}

const serverLog = (home = folder) => readFileSync(join(home, "logs", "server.log"), "utf8");
/** What a server prints reaches its log after it is ready. */
const serverPid = () =>
  vi.waitFor(() => Number(/stand-in (\d+)/.exec(serverLog())[1]), { timeout: 10_000 });
const isGone = (pid) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};
/** A stage that says it has begun and ends when it is told to. */
const waiting = () => [`cd ${folder}; touch begun; until [ -e go ]; do sleep 0.05; done`];
const stageBegun = () =>
  vi.waitFor(() => expect(existsSync(join(folder, "begun"))).toBe(true), 10_000);
const isReady = "Ctrl-C stops everything";

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
])("%s stops the server, then what came before it, and exits with %i", async (signal, code) => {
  const { child, ended, says } = start();
  await says(isReady);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("served");
  const server = await serverPid();
  child.kill(signal);
  child.kill(signal);
  const end = await ended;
  expect(end.code).toBe(code);
  expect(end.out).toContain("undone: database, server gone");
  expect(isGone(server)).toBe(true);
});

test("a second Ctrl-C does not wait for a server that will not stop", async () => {
  const { child, ended, says } = start({ env: { STAND_IN_STUBBORN: "1" } });
  await says(isReady);
  const startedAt = Date.now();
  const impatience = setInterval(() => child.kill("SIGINT"), 300);
  const { code } = await ended;
  clearInterval(impatience);
  expect(code).toBe(130);
  expect(Date.now() - startedAt).toBeLessThan(5_000);
  expect(isGone(await serverPid())).toBe(true);
});

test("the server goes when the start is killed outright", async () => {
  const { child, says } = start();
  await says(isReady);
  const server = await serverPid();
  child.kill("SIGKILL");
  await vi.waitFor(() => expect(isGone(server)).toBe(true), 10_000);
});

test("a second start says where the first is running, and leaves it alone", async () => {
  const first = start();
  await first.says(isReady);
  const second = await start().ended;
  expect(second).toMatchObject({ code: 1, out: "" });
  expect(second.error).toBe(
    `Foothold is already running at http://localhost:${port} (process ${first.child.pid}).\n`,
  );
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
});

test("the address it tells is the one that the server knows itself by", async () => {
  const first = start({ env: { PUBLIC_URL: "https://learn.example" } });
  await first.says("Foothold is at https://learn.example\n");
  expect((await start().ended).error).toContain("already running at https://learn.example (");
});

test("what the server keeps, and its log, is where FOOTHOLD_HOME says", async () => {
  const elsewhere = join(folder, "elsewhere");
  await start({ env: { FOOTHOLD_HOME: elsewhere } }).says(isReady);
  expect(serverLog(elsewhere)).toContain(`at home in ${elsewhere}\n`);
});

test("a second start during the first one says how far that is", async () => {
  const first = start({ stage: waiting() });
  await stageBegun();
  const { code, error } = await start().ended;
  expect(code).toBe(1);
  expect(error).toContain(`(process ${first.child.pid}) and is at "Prepare"`);
});

test("a stop during a stage ends what the stage runs", async () => {
  const { child, ended } = start({ stage: ["echo $$ > begun; sleep 600"], cwd: folder });
  await stageBegun();
  const stage = Number(readFileSync(join(folder, "begun"), "utf8"));
  child.kill("SIGTERM");
  expect((await ended).code).toBe(143);
  expect(isGone(stage)).toBe(true);
});

test("after a killed start the next one takes its place", async () => {
  const first = start();
  await first.says(isReady);
  first.child.kill("SIGKILL");
  await first.ended;
  await vi.waitFor(async () => expect(isGone(await serverPid())).toBe(true), 10_000);
  await start().says(isReady);
});

test("it works in a folder whose path is longer than a socket's may be", async () => {
  const deep = join(folder, ...Array.from({ length: 8 }, () => "a-rather-long-folder-name"));
  mkdirSync(deep, { recursive: true });
  const first = start({ home: join(deep, ".foothold"), cwd: deep });
  await first.says(isReady);
  expect((await start({ home: join(deep, ".foothold"), cwd: deep }).ended).error).toContain(
    "Foothold is already running",
  );
});

test("a taken port is told at once, before any stage", async () => {
  const other = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  await once(other, "listening");
  const end = await start().ended;
  other.close();
  expect(end).toMatchObject({ code: 1, out: "" });
  expect(end.error).toMatch(
    new RegExp(`^Port ${port} is already in use by another program: .*\\n$`),
  );
});

test("a port taken while the stages ran is told when the server meets it", async () => {
  const { ended } = start({ stage: waiting() });
  await stageBegun();
  const other = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  await once(other, "listening");
  writeFileSync(join(folder, "go"), "");
  const { code, error } = await ended;
  other.close();
  expect(code).toBe(1);
  expect(error).toBe("It failed with EADDRINUSE.\n");
});

test("a server that dies by itself is started again, and its last words are told", async () => {
  const { child, ended, says } = start();
  await says(isReady);
  const first = await serverPid();
  process.kill(first, "SIGKILL");
  await says("Foothold is back at");
  expect(await serverPid()).not.toBe(first);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("served");
  child.kill("SIGTERM");
  const end = await ended;
  expect(end.code).toBe(143);
  expect(end.error).toMatch(/The server stopped by itself \(SIGKILL\): its output is in .*\.log\./);
  expect(end.out).toContain(`  │ stand-in`);
  expect(isGone(await serverPid())).toBe(true);
});

test("between two servers a page says so and looks again by itself", async () => {
  const { says } = start({ env: { STAND_IN_SLOW_RESTART: folder } });
  await says(isReady);
  process.kill(await serverPid(), "SIGKILL");
  const answer = (path) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  const page = await vi.waitUntil(() => answer("/home"), 10_000);
  expect(page.status).toBe(503);
  expect(await page.text()).toMatch(/http-equiv="refresh".*being started again/s);
  const api = await answer("/api/health");
  expect(api.status).toBe(503);
  expect(await api.json()).toMatchObject({ error: { retryAfter: 3 } });
  writeFileSync(join(folder, "go"), "");
  await says("Foothold is back at");
  expect(await (await answer("/home")).text()).toBe("served");
});

test("a stop while the server is away stops everything", async () => {
  const { child, ended, says } = start({ env: { STAND_IN_SLOW_RESTART: folder } });
  await says(isReady);
  process.kill(await serverPid(), "SIGKILL");
  await vi.waitUntil(() => fetch(`http://127.0.0.1:${port}`).catch(() => undefined), 10_000);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(143);
});
