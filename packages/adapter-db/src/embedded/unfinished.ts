import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isAlive } from "./process-check.ts";

/** A path for something that is moved to `path` once it is complete. */
export function unfinished(path: string): string {
  return `${path}.unfinished-${process.pid}-${randomBytes(4).toString("hex")}`;
}

/** Removes files that interrupted starts left, but none that another start is writing now. */
export async function removeUnfinished(path: string): Promise<void> {
  const prefix = `${basename(path)}.unfinished-`;
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      continue;
    await rm(join(dirname(path), name), { recursive: true, force: true });
  }
}
