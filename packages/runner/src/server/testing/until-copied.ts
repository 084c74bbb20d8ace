import { expect, vi } from "vitest";
import { canFork } from "../fork/can-fork.ts";
import type { ServerRunner } from "../index.ts";

/** From then on new sandboxes are copies, where they can be. The few that are warm already were started before. */
export async function untilCopied(runner: ServerRunner): Promise<void> {
  if (!canFork()) return;
  const copied = { javascript: "copied", python: "copied" };
  await vi.waitFor(() => expect(runner.status().starts).toEqual(copied), { timeout: 60_000 });
}
