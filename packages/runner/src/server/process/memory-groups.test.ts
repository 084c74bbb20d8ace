import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openMemoryGroups } from "./memory-groups.ts";

/** A folder that looks like a delegated group; in a real one the kernel makes the files. */
function delegated(controllers = "cpu memory pids") {
  const folder = mkdtempSync(join(tmpdir(), "foothold-cgroup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "cgroup.controllers"), `${controllers}\n`);
  writeFileSync(join(folder, "cgroup.subtree_control"), "");
  const written = (...path: string[]): string => readFileSync(join(folder, ...path), "utf8");
  return { folder, own: join(folder, "server"), written };
}

test("a sandbox gets a group of its own with its limit, beside the server's", () => {
  const { own, written } = delegated();
  const groups = openMemoryGroups(own);
  expect(written("cgroup.subtree_control")).toBe("+memory");
  expect(groups?.hold(4_711, 320_000_000)).toBe(true);
  expect(written("sandbox-4711", "memory.max")).toBe("320000000");
  expect(written("sandbox-4711", "memory.swap.max")).toBe("0");
  expect(written("sandbox-4711", "cgroup.procs")).toBe("4711");
});

test("another limit for the same sandbox replaces the one before", () => {
  const { own, written } = delegated();
  const groups = openMemoryGroups(own);
  groups?.hold(1, 100);
  groups?.hold(1, 200);
  expect(written("sandbox-1", "memory.max")).toBe("200");
});

test("the group goes with its sandbox", () => {
  const { folder, own } = delegated();
  const groups = openMemoryGroups(own);
  mkdirSync(join(folder, "sandbox-7"));
  groups?.release(7);
  expect(existsSync(join(folder, "sandbox-7"))).toBe(false);
  groups?.release(8);
});

test.each<[string, () => string | null]>([
  ["there is no version 2", () => null],
  ["the server is in no group of its own", () => delegated().folder],
  ["memory is not among the controllers", () => delegated("hugetlb").own],
  ["the group is not ours to change", () => join(delegated().folder, "missing", "server")],
])("none is used where %s", (_why, own) => {
  expect(openMemoryGroups(own())).toBeNull();
});

test("a sandbox that cannot be put into a group is told as such", () => {
  const { folder, own } = delegated();
  const groups = openMemoryGroups(own);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
  expect(groups?.hold(1, 100)).toBe(false);
});
