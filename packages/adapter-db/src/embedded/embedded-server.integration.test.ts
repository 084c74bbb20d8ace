import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeTestHome } from "../testing/start-test-server.ts";
import { EmbeddedServerError } from "./errors.ts";
import { readPostmaster } from "./postmaster-file.ts";
import { worksIn } from "./process-check.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./start-embedded-server.ts";

const asRoot = process.getuid?.() === 0;
const open: EmbeddedServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()));
});

async function start(home: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ home, durable: false });
  open.push(server);
  return server;
}

async function aHome(): Promise<string> {
  const home = await makeTestHome();
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return home;
}

/** Setting up takes most of a start, so it is done once and copied. */
let prepared: string;
beforeAll(async () => {
  prepared = await makeTestHome();
  const server = await startEmbeddedServer({ home: prepared, durable: false });
  await server.stop();
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

async function aHomeWithData(): Promise<string> {
  const home = await aHome();
  const copy = spawn("cp", ["-a", `${prepared}/.`, home], { stdio: "inherit" });
  expect(await once(copy, "exit")).toEqual([0, null]);
  // Each with a port and a log of its own, as two checkouts have.
  for (const name of ["postgres-port", "postgres.log"]) await rm(join(home, name));
  return home;
}

/** Starts the server in a process of its own, which says so in one line and then waits. */
async function startElsewhere(home: string): Promise<{ child: ChildProcess; adopted: boolean }> {
  const module = new URL("./start-embedded-server.ts", import.meta.url).href;
  const child = spawn(
    process.execPath,
    [
      "--input-type=module-typescript",
      "--eval",
      `import { startEmbeddedServer } from ${JSON.stringify(module)};
       const server = await startEmbeddedServer({ home: ${JSON.stringify(home)}, durable: false });
       process.once("SIGTERM", () => server.stop().then(() => process.exit()));
       process.on("SIGINT", () => {});
       setInterval(() => {}, 1000);
       console.log(JSON.stringify({ adopted: server.adopted }));`,
    ],
    { stdio: ["ignore", "pipe", "inherit"], detached: true },
  );
  onTestFinished(() => end(child, "SIGTERM"));
  const [line] = await once(child.stdout, "data");
  return { child, ...JSON.parse(String(line)) };
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

async function query(server: { url: string }, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

async function postmasterOf({ dataDirectory }: EmbeddedServer): Promise<number> {
  const postmaster = await readPostmaster(dataDirectory);
  if (!postmaster) throw new Error("There is no server.");
  return postmaster.pid;
}

describe("a server of one's own", () => {
  test("starts from nothing, stops, and starts again on the same port with the same data", async () => {
    const home = await aHome();
    const first = await start(home);
    expect(first.adopted).toBe(false);
    await query(first, "create table kept as select 42 as answer");
    const pid = await postmasterOf(first);
    await first.stop();
    expect(worksIn(first.dataDirectory, pid)).toBe(false);
    const second = await start(home);
    expect(second).toMatchObject({ url: first.url, adopted: false });
    expect(await query(second, "select answer from kept")).toEqual([42]);
  });

  test("listens on loopback alone, asks for the password and speaks UTF-8", async () => {
    const home = await aHomeWithData();
    const server = await start(home);
    expect(await query(server, "show listen_addresses")).toEqual(["127.0.0.1"]);
    expect(await query(server, "show unix_socket_directories")).toEqual([""]);
    expect(await query(server, "select lower('ÄÉ')")).toEqual(["äé"]);
    const stranger = new URL(server.url);
    stranger.password = "guessed";
    await expect(query({ url: stranger.href }, "select 1")).rejects.toThrow(/password/);
    expect((await stat(join(home, "secrets.json"))).mode & 0o777).toBe(0o600);
  });

  test("takes another port when its own was taken meanwhile", async () => {
    const home = await aHomeWithData();
    const { url, stop } = await start(home);
    await stop();
    const squatter = createServer().listen(Number(new URL(url).port), "127.0.0.1");
    await once(squatter, "listening");
    onTestFinished(() => void squatter.close());
    const moved = await start(home);
    expect(new URL(moved.url).port).not.toBe(new URL(url).port);
    expect(await query(moved, "select 1")).toEqual([1]);
  });

  test("works in a checkout that an unprivileged user cannot enter", async () => {
    const closed = await aHome();
    await chmod(closed, 0o700);
    const server = await start(join(closed, ".foothold"));
    onTestFinished(() => rm(server.dataDirectory, { recursive: true, force: true }));
    const expected = asRoot ? /^\/var\/lib\/foothold\/[0-9a-f]{16}$/ : /\/\.foothold\/postgres$/;
    expect(server.dataDirectory).toMatch(expected);
    await query(server, "create table kept as select 42 as answer");
    await server.stop();
    // Also when the folder can be entered again: the data stays where it is.
    await chmod(closed, 0o711);
    const again = await start(join(closed, ".foothold"));
    expect(again.dataDirectory).toBe(server.dataDirectory);
    expect(await query(again, "select answer from kept")).toEqual([42]);
  });
});

describe("after an accident", () => {
  test("an orphan is adopted when the process that started it was killed", async () => {
    const home = await aHomeWithData();
    const { child } = await startElsewhere(home);
    await end(child, "SIGKILL");
    const adopted = await start(home);
    expect(adopted.adopted).toBe(true);
    expect(await query(adopted, "select 1")).toEqual([1]);
    const pid = await postmasterOf(adopted);
    await adopted.stop();
    expect(worksIn(adopted.dataDirectory, pid)).toBe(false);
  });

  test("a killed server comes back with what was committed", async () => {
    const home = await aHomeWithData();
    const first = await start(home);
    await query(first, "create table kept as select 42 as answer");
    await query(first, "checkpoint");
    const pid = await postmasterOf(first);
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(worksIn(first.dataDirectory, pid)).toBe(false));
    const second = await start(home);
    expect(second.adopted).toBe(false);
    expect(await query(second, "select answer from kept")).toEqual([42]);
  });

  test("what a cut-off set-up left is removed, and nothing of it is used", async () => {
    const home = await aHome();
    const gone = spawn(process.execPath, ["--version"], { stdio: "ignore" });
    await once(gone, "exit");
    const leftover = join(home, `postgres.unfinished-${gone.pid}-abcd`);
    await mkdir(join(leftover, "data"), { recursive: true });
    await writeFile(join(leftover, "data", "PG_VERSION"), "18\n");
    await mkdir(join(home, "postgres"));
    expect(await query(await start(home), "select 1")).toEqual([1]);
    expect((await readdir(home)).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  test("a stranger who got the id of a dead server is left alone", async () => {
    const home = await aHomeWithData();
    const dataDirectory = join(home, "postgres");
    await writeFile(
      join(dataDirectory, "postmaster.pid"),
      [process.pid, dataDirectory, 1, 5432, "", "127.0.0.1", "", "ready   "].join("\n"),
    );
    expect((await start(home)).adopted).toBe(false);
  });
});

describe("several processes on one checkout", () => {
  test("that start together on nothing share one server", async () => {
    const home = await aHome();
    const [one, two] = await Promise.all([startElsewhere(home), startElsewhere(home)]);
    expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
    const shared = await start(home);
    expect(await query(shared, "select 1")).toEqual([1]);
    const pid = await postmasterOf(shared);
    await Promise.all([end(one.child, "SIGTERM"), end(two.child, "SIGTERM")]);
    expect(worksIn(shared.dataDirectory, pid)).toBe(false);
  });

  test("share a server that only the one who started it stops", async () => {
    const home = await aHomeWithData();
    const { child } = await startElsewhere(home);
    const guest = await start(home);
    const pid = await postmasterOf(guest);
    await guest.stop();
    expect(worksIn(guest.dataDirectory, pid)).toBe(true);
    await end(child, "SIGTERM");
    expect(worksIn(guest.dataDirectory, pid)).toBe(false);
  });

  test("Ctrl-C for everyone in the terminal does not reach the server", async () => {
    const home = await aHomeWithData();
    const { child } = await startElsewhere(home);
    process.kill(-(child.pid ?? Number.NaN), "SIGINT");
    const guest = await start(home);
    expect(guest.adopted).toBe(true);
    expect(await query(guest, "select 1")).toEqual([1]);
    expect(await readFile(join(home, "postgres.log"), "utf8")).not.toContain("fast shutdown");
  });
});

describe("one clear sentence tells of", () => {
  const spoil: Record<string, [(home: string, data: string) => Promise<void>, RegExp]> = {
    "data of another major version": [
      (_home, data) => writeFile(join(data, "PG_VERSION"), "17\n"),
      /was made by PostgreSQL 17 and this Foothold brings PostgreSQL 18/,
    ],
    "a folder that is no database": [
      (_home, data) => rm(join(data, "PG_VERSION")),
      /is not a PostgreSQL database/,
    ],
    "a password that went missing": [
      (home) => rm(join(home, "secrets.json")),
      /made with another password/,
    ],
    "damaged secrets": [
      (home) => writeFile(join(home, "secrets.json"), "{"),
      /secrets in .* are damaged/,
    ],
    "a damaged database": [
      (_home, data) => rm(join(data, "global", "pg_control")),
      /could not be started: .*could not find the database system/,
    ],
  };

  test.each(Object.entries(spoil))("%s", async (_what, [break_, sentence]) => {
    const home = await aHomeWithData();
    const dataDirectory = join(home, "postgres");
    await break_(home, dataDirectory);
    const failed = await startEmbeddedServer({ home }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(EmbeddedServerError);
    expect(String(failed)).toMatch(sentence);
    expect(await readPostmaster(dataDirectory)).toBeNull();
  });
});
