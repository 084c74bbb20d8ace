import { once } from "node:events";
import { chmod, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  aHome,
  copyHome,
  end,
  postmasterOf,
  prepareHome,
  query,
  start,
  startElsewhere,
} from "../testing/embedded-server.ts";
import { readPostmaster } from "./postmaster-file.ts";
import { worksIn } from "./process-check.ts";

const asRoot = process.getuid?.() === 0;

let prepared: string;
beforeAll(async () => {
  prepared = await prepareHome();
});
afterAll(() => rm(prepared, { recursive: true, force: true }));
const aHomeWithData = () => copyHome(prepared);

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
    const expected = asRoot ? /^\/var\/lib\/foothold\/[0-9a-f]{16}$/ : /\/\.foothold\/postgres$/;
    expect(server.dataDirectory).toMatch(expected);
    await query(server, "create table kept as select 42 as answer");
    await server.stop();
    // Also when the folder can be entered again: the data stays where it is.
    await chmod(closed, 0o711);
    const again = await start(join(closed, ".foothold"));
    expect(again.dataDirectory).toBe(server.dataDirectory);
    expect(await query(again, "select answer from kept")).toEqual([42]);
    await again.stop();
    await rm(server.dataDirectory, { recursive: true });
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

  test("stop and adopt the server also as a root that may not look at other users' processes", async () => {
    // The capability that containers usually go without. Anybody else runs the server as themselves.
    const asInContainer = asRoot
      ? ["setpriv", "--bounding-set=-sys_ptrace", "--inh-caps=-sys_ptrace"]
      : [];
    const home = await aHomeWithData();
    const killed = await startElsewhere(home, asInContainer);
    const dataDirectory = join(home, "postgres");
    const pid = (await readPostmaster(dataDirectory))?.pid ?? Number.NaN;
    await end(killed.child, "SIGKILL");
    const next = await startElsewhere(home, asInContainer);
    expect(next.adopted).toBe(true);
    expect(worksIn(dataDirectory, pid)).toBe(true);
    await end(next.child, "SIGTERM");
    expect(worksIn(dataDirectory, pid)).toBe(false);
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
