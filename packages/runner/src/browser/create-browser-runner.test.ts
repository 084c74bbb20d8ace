import { afterEach, expect, test, vi } from "vitest";
import { createBrowserRunner } from "./create-browser-runner.ts";

class IdleWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test("an engine that cannot be fetched is said to be unavailable, and fetched again the next time", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 503 })));
  vi.stubGlobal("Worker", IdleWorker);
  vi.stubGlobal("fetch", asked);
  const runner = createBrowserRunner({ baseUrl: "/runner/" });
  const unavailable = { code: "runner-unavailable" };
  await expect(runner.preload("python")).rejects.toMatchObject(unavailable);
  await expect(runner.preload("python")).rejects.toMatchObject(unavailable);
  expect(asked).toHaveBeenCalledTimes(2);
});
