import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
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
import { EmbeddedServerError } from "./errors.ts";
import { readPostmaster } from "./postmaster-file.ts";
import { worksIn } from "./process-check.ts";
import { startEmbeddedServer } from "./start-embedded-server.ts";

let prepared: string;
beforeAll(async () => {
  prepared = await prepareHome();
});
afterAll(() => rm(prepared, { recursive: true, force: true }));
const aHomeWithData = () => copyHome(prepared);

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
    const { uid, gid } = await stat(dataDirectory);
    const stranger = spawn("sleep", ["60"], { uid, gid, stdio: "ignore" });
    onTestFinished(() => void stranger.kill());
    await writeFile(
      join(dataDirectory, "postmaster.pid"),
      [stranger.pid, dataDirectory, 1, 5432, "", "127.0.0.1", "", "ready   "].join("\n"),
    );
    expect((await start(home)).adopted).toBe(false);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
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
    "an owner that cannot be noted": [
      (home) => mkdir(join(home, "postgres-owner")),
      /could not be started: EISDIR/,
    ],
    "a port that cannot be noted": [
      (home) => mkdir(join(home, "postgres-port")),
      /could not be started: EISDIR/,
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
