import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callOnce, waitsMs } from "./call-once.ts";

type Answer = Response | "no answer";
let keys: (string | undefined)[];

function answering(...answers: Answer[]): void {
  keys = [];
  vi.stubGlobal("fetch", async (_path: string, { headers, signal }: RequestInit) => {
    signal?.throwIfAborted();
    keys.push((headers as Record<string, string>)["idempotency-key"]);
    const answer = answers.shift() ?? "no answer";
    if (answer === "no answer") throw new TypeError("Failed to fetch");
    return answer;
  });
}

const ask = (options = {}) => callOnce("POST", "/api/attempts/1/implement/hint", {}, options);
const fine = () => Response.json({ hint: "Look again." });
const proxyPage = () => new Response("<html>Bad gateway</html>", { status: 502 });
const refusal = () =>
  Response.json({ error: { code: "wrong-step", message: "No." } }, { status: 409 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["no answer", () => "no answer" as const],
  ["a proxy's page", proxyPage],
])("%s is followed by another try with the same key", async (_name, first) => {
  answering(first(), fine());
  const answer = ask();
  await vi.advanceTimersByTimeAsync(waitsMs[0] ?? 0);
  expect(await answer).toEqual({ hint: "Look again." });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("a refusal is an answer, and asked for once", async () => {
  answering(refusal());
  await expect(ask()).rejects.toMatchObject({ code: "wrong-step" });
  expect(keys).toHaveLength(1);
});

test("after the last try it is given up, and the key can be used again", async () => {
  answering();
  const answer = ask({ key: "mine" }).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(waitsMs.reduce((sum, ms) => sum + ms, 0));
  expect(await answer).toMatchObject({ code: "unreachable" });
  expect(keys).toEqual(Array(waitsMs.length + 1).fill("mine"));
});

test("without a connection nothing is tried again", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  answering();
  await expect(ask()).rejects.toMatchObject({ message: "You are offline." });
  expect(keys).toHaveLength(1);
});

test("who stops it while it waits is not kept waiting", async () => {
  answering();
  const stopping = new AbortController();
  const answer = ask({ signal: stopping.signal }).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(1);
  stopping.abort();
  expect(await answer).toMatchObject({ code: "cancelled" });
  expect(keys).toHaveLength(1);
});
