import { expect, test, vi } from "vitest";
import type { WorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import { lazyShell } from "./lazy-shell.ts";

const printed = { status: "ran" as const, exitCode: 0, output: "one\n", changedFiles: [] };
const loaded: WorkspaceShell = {
  decide: async () => ({ permitted: true }),
  run: async () => ({ ...printed, position: null }),
  runProposed: async () => printed,
  putFiles: () => {},
};

test("a shell whose code did not load is loaded again by the next command, and then kept", async () => {
  const load = vi.fn(async () => loaded).mockRejectedValueOnce(new Error("offline"));
  const shell = lazyShell(load, loaded.putFiles);
  await expect(shell.run("cat notes.md", { allowed: true })).rejects.toThrow("offline");
  expect(await shell.run("cat notes.md", { allowed: true })).toMatchObject(printed);
  await shell.decide("ls");
  expect(load).toHaveBeenCalledTimes(2);
});
