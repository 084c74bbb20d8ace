import { readFileSync } from "node:fs";

/** A copy knows its process id only in its own namespace. Gives the one by which we know it; 0 where it has ended. */
export function findOuterPid(parent: number, ownPid: number): number {
  // The youngest is the one just made.
  for (const child of read(`/proc/${parent}/task/${parent}/children`).trim().split(" ").reverse()) {
    if (Number(child) === ownPid) return ownPid;
    const ids = /^NSpid:\s+(.*)$/m.exec(read(`/proc/${child}/status`))?.[1]?.split(/\s+/);
    if (Number(ids?.at(-1)) === ownPid) return Number(child);
  }
  return 0;
}

function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
