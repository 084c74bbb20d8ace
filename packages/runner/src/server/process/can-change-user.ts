import { readFileSync } from "node:fs";

/** CAP_KILL, CAP_SETGID and CAP_SETUID by their numbers: to give a program another user, and to end it then. */
const needed = [5n, 6n, 7n].reduce((mask, bit) => mask | (1n << bit), 0n);

/** Root can, and so can a server that was left these rights when it gave up all others. */
export function canChangeUser(): boolean {
  try {
    const status = readFileSync("/proc/self/status", "latin1");
    const effective = BigInt(`0x${/^CapEff:\s+([0-9a-f]+)$/m.exec(status)?.[1] ?? "0"}`);
    return (effective & needed) === needed;
  } catch {
    return process.getuid?.() === 0;
  }
}
