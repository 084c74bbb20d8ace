import { readdirSync, readFileSync } from "node:fs";

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
};

/** Deno processes below another process, however many wrappers stand between. */
export function listSandboxes(server: number): string[] {
  const parents = new Map<string, string>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = read(pid, "stat");
    parents.set(pid, stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? "");
  }
  const isBelow = (pid: string): boolean => {
    const parent = parents.get(pid);
    if (parent === String(server)) return true;
    return parent !== undefined && parent !== "" && parent !== "0" && isBelow(parent);
  };
  return [...parents.keys()].filter((pid) => read(pid, "comm").startsWith("deno") && isBelow(pid));
}
