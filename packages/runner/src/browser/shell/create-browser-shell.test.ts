import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COMMAND_LIMIT_MS } from "../../shell/run/limits.ts";
import { createBrowserShell } from "./create-browser-shell.ts";
import type { ShellRequest } from "./messages.ts";

/** A worker that is told to run something and is never heard of again. */
class SilentWorker {
  static terminated = 0;
  addEventListener(): void {}
  postMessage(): void {}
  terminate(): void {
    SilentWorker.terminated += 1;
  }
}

const shell = createBrowserShell({ baseUrl: "/", askRunner: vi.fn() });
const request = { line: "cat notes.md" } as ShellRequest;

beforeEach(() => {
  SilentWorker.terminated = 0;
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command whose worker does not answer is ended soon after its 30 seconds", async () => {
  expect(COMMAND_LIMIT_MS).toBe(30_000);
  const ended = vi.fn();
  void shell.run(request).then(ended);
  await vi.advanceTimersByTimeAsync(COMMAND_LIMIT_MS);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ exitCode: 124 }));
  expect(SilentWorker.terminated).toBe(1);
});

test("a command that is stopped ends at once, and its worker with it", async () => {
  const stop = new AbortController();
  const running = shell.run(request, stop.signal);
  stop.abort();
  expect(await running).toMatchObject({ exitCode: 130, stderr: "stopped\n" });
  expect(SilentWorker.terminated).toBe(1);
});
