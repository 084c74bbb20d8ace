import { readFileSync } from "node:fs";

/** CAP_KILL, CAP_SETGID and CAP_SETUID by number: needed to run a program as another user, and to kill it then. */
const needed = [5n, 6n, 7n].reduce((mask, bit) => mask | (1n << bit), 0n);

/** True for root, and for a server that kept only these capabilities. */
export function canChangeUser(): boolean {
  try {
    const status = readFileSync("/proc/self/status", "latin1");
    const effective = BigInt(`0x${/^CapEff:\s+([0-9a-f]+)$/m.exec(status)?.[1] ?? "0"}`);
    return (effective & needed) === needed;
  } catch {
    return process.getuid?.() === 0;
  }
}
