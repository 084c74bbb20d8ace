import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished } from "vitest";
import { readPostmaster } from "../embedded/postmaster-file.ts";
import { type EmbeddedServer, startEmbeddedServer } from "../embedded/start-embedded-server.ts";
import { makeTestHome } from "./start-test-server.ts";

/** Stopped when the test is over, before its folder is removed. */
export async function start(home: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ home, durable: false });
  onTestFinished(() => server.stop());
  return server;
}

export async function aHome(): Promise<string> {
  const home = await makeTestHome();
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return home;
}

/** Setting up takes most of a start, so a file of tests does it once and copies. */
export async function prepareHome(): Promise<string> {
  const home = await makeTestHome();
  const server = await startEmbeddedServer({ home, durable: false });
  await server.stop();
  return home;
}

export async function copyHome(prepared: string): Promise<string> {
  const home = await aHome();
  const copy = spawn("cp", ["-a", `${prepared}/.`, home], { stdio: "inherit" });
  expect(await once(copy, "exit")).toEqual([0, null]);
  // Each with a port and a log of its own, as two checkouts have.
  for (const name of ["postgres-port", "postgres.log"]) await rm(join(home, name));
  return home;
}

/** Starts the server in a process of its own, which says so in one line and then waits. */
export async function startElsewhere(
  home: string,
  wrapper: string[] = [],
): Promise<{ child: ChildProcess; adopted: boolean }> {
  const module = new URL("../embedded/start-embedded-server.ts", import.meta.url).href;
  const [command = process.execPath, ...before] = [...wrapper, process.execPath];
  const child = spawn(
    command,
    [
      ...before,
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

export async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

export async function query(server: { url: string }, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

export async function postmasterOf({ dataDirectory }: EmbeddedServer): Promise<number> {
  const postmaster = await readPostmaster(dataDirectory);
  if (!postmaster) throw new Error("There is no server.");
  return postmaster.pid;
}
