import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A control group of its own around each sandbox, so that the kernel counts its memory and kills it at the limit. */
export type MemoryGroups = {
  /** Counts what the process takes from now on. False where the kernel does not let us. */
  hold(pid: number, bytes: number): boolean;
  /** Removes the group of a process that is gone. */
  release(pid: number): void;
};

/**
 * The group that the server's own has to be in, below the one that was delegated: a group that has processes of its own
 * cannot limit those below it.
 */
export const ownGroupName = "server";

/**
 * Works where cgroups version 2 is delegated to the server's user, as systemd does with `Delegate=memory` and
 * `DelegateSubgroup=server`; null elsewhere. Nothing is moved but sandboxes.
 */
export function openMemoryGroups(own = findOwnGroup()): MemoryGroups | null {
  if (own === null || basename(own) !== ownGroupName) return null;
  const delegated = dirname(own);
  const groupOf = (pid: number): string => join(delegated, `sandbox-${pid}`);

  function hold(pid: number, bytes: number): boolean {
    const group = groupOf(pid);
    return tried(() => {
      mkdirSync(group, { recursive: true });
      writeFileSync(join(group, "memory.max"), String(bytes));
      writeFileSync(join(group, "memory.swap.max"), "0");
      writeFileSync(join(group, "cgroup.procs"), String(pid));
    });
  }
  /** The kernel may need a moment until a group is empty; one that is left is removed with its unit. */
  function release(pid: number): void {
    const remove = (): boolean => tried(() => rmdirSync(groupOf(pid)));
    if (existsSync(groupOf(pid)) && !remove()) setTimeout(remove, 1_000).unref();
  }

  const isDelegated = tried(() => {
    if (!read(join(delegated, "cgroup.controllers")).split(/\s/).includes("memory")) throw null;
    writeFileSync(join(delegated, "cgroup.subtree_control"), "+memory");
  });
  return isDelegated ? { hold, release } : null;
}

/** The folder of this process's group in version 2's hierarchy; null where there is none. */
function findOwnGroup(): string | null {
  try {
    const path = /^0::(\/.*)$/m.exec(read("/proc/self/cgroup"))?.[1];
    const mounted = /^\S+ \S+ \S+ (\S+) (\S+) .* - cgroup2 /m.exec(read("/proc/self/mountinfo"));
    if (!path || !mounted) return null;
    const [, root = "/", folder = ""] = mounted;
    return join(folder, root === "/" ? path : path.slice(root.length));
  } catch {
    return null;
  }
}

const read = (file: string): string => readFileSync(file, "utf8");

function tried(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
