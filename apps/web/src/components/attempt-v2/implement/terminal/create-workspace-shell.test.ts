import type { ProblemView } from "@foothold/core/catalog";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitsMs } from "#lib/browser/call-once.ts";
import { createWorkspaceStore } from "../files/workspace-store.ts";
import { createWorkspaceShell } from "./create-workspace-shell.ts";

/** A shell in which every command makes notes.md. */
class FakeWorker extends EventTarget {
  postMessage(): void {
    const changes = [{ path: "notes.md", before: null, after: "x\n" }];
    const outcome = { status: "ran", stdout: "done\n", stderr: "", exitCode: 0, changes };
    this.dispatchEvent(new MessageEvent("message", { data: { kind: "done", outcome } }));
  }
  terminate(): void {}
}

const SAVE = "/api/attempts/a1/files/command";
const saved = () => Response.json({ version: 2, files: [], changeSet: { position: 7 } });
const refusal = () =>
  Response.json({ error: { code: "stale-version", message: "It was changed." } }, { status: 409 });

/** A server that answers each try to save with the next of these; null is an answer that is lost. */
function serverWith(answers: (Response | null)[]) {
  const asked: string[] = [];
  const keys = new Set<string | undefined>();
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit = {}) => {
    asked.push(path);
    if (path === "/api/settings") return Response.json({ cliWhitelist: ["touch"] });
    if (path !== SAVE) return Response.json({ version: 1, files: [] });
    keys.add((headers as Record<string, string>)["idempotency-key"]);
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  });
  return { asked, keys };
}

async function run() {
  const shell = createWorkspaceShell({
    store: createWorkspaceStore("a1"),
    // Only programs need the problem, and this command runs none.
    problem: {} as ProblemView,
    language: "python",
    openRunner: () => Promise.reject(new Error("no program runs")),
  });
  const ran = shell.run("touch notes.md", { allowed: false });
  await vi.advanceTimersByTimeAsync(waitsMs.reduce((sum, ms) => sum + ms, 0));
  return ran;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { origin: "" });
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("changes whose answer was lost are sent again with the same key", async () => {
  const { asked, keys } = serverWith([null, saved()]);
  expect(await run()).toMatchObject({ status: "ran", position: 7 });
  expect(asked.filter((path) => path === SAVE)).toHaveLength(2);
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test("without any answer it is not known whether the files were changed, and they are loaded again", async () => {
  const { asked } = serverWith([]);
  const message = expect.stringMatching(/^done\n.*not known whether your files were changed/);
  expect(await run()).toEqual({ status: "failed", message });
  expect(asked.at(-1)).toBe("/api/attempts/a1/files");
});

test("after a refusal nothing was changed", async () => {
  serverWith([refusal()]);
  expect(await run()).toEqual({
    status: "failed",
    message: "done\nNothing was changed: It was changed.",
  });
});
