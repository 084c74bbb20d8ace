import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedServerError, unless } from "./errors.ts";
import { anyoneWorksIn, worksIn } from "./process-check.ts";
import { until } from "./until.ts";

const LAST_CHILD_GONE_MS = 10_000;

export type Postmaster = { pid: number; port: number; ready: boolean };

/** What a running server writes about itself in its folder. */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | null> {
  const content = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(
    unless("ENOENT"),
  );
  const [pid, , , port, , , , status] = (content ?? "").split("\n");
  if (!pid || !Number(pid)) return null;
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === "ready" };
}

/** The server running in this folder, if any. The file of a dead one is removed. */
export async function findRunning(dataFolder: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(dataFolder);
  if (!postmaster) return null;
  if (worksIn(dataFolder, postmaster.pid)) return postmaster;
  const free = await until(
    () => (anyoneWorksIn(dataFolder) ? undefined : true),
    LAST_CHILD_GONE_MS,
  );
  if (!free) {
    throw new EmbeddedServerError(
      `Processes of an earlier database are still at work in ${dataFolder}: end them and start again.`,
    );
  }
  // PostgreSQL would refuse to start if another process has that id by now.
  await rm(join(dataFolder, "postmaster.pid"), { force: true });
  return null;
}
