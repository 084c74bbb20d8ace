import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { identityOf, isAlive } from "./process-check.ts";

// The process that has to stop the server; a second process on the same folder shares the server and leaves it running.
const ownerFile = (home: string) => join(home, "postgres-owner");
const self = () => identityOf(process.pid);

export async function takeOwnership(home: string): Promise<void> {
  await writeFile(ownerFile(home), self());
}

export async function hasLivingOwner(home: string): Promise<boolean> {
  const owner = await readOwner(home);
  const pid = Number.parseInt(owner, 10);
  return pid > 0 && isAlive(pid) && identityOf(pid) === owner;
}

export async function isOwner(home: string): Promise<boolean> {
  return (await readOwner(home)) === self();
}

export async function giveUpOwnership(home: string): Promise<void> {
  await rm(ownerFile(home), { force: true });
}

async function readOwner(home: string): Promise<string> {
  return readFile(ownerFile(home), "utf8").catch(() => "");
}
