import { afterEach, expect, test, vi } from "vitest";
import { loadWaiting } from "./waiting-store.ts";

afterEach(() => vi.unstubAllGlobals());

const learners = Array.from({ length: 250 }, (_, index) => ({ id: `question-${index}` }));

/** A queue of pages, as the API gives it. */
function serveQueue(waiting: readonly object[]) {
  const fetched = vi.fn(async (path: string) => {
    const query = new URL(path, "http://foothold.test").searchParams;
    const from = Number(query.get("after") ?? 0);
    const until = from + Number(query.get("limit"));
    const next = until < waiting.length ? String(until) : null;
    return Response.json({ items: waiting.slice(from, until), next });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("everybody who waits is loaded, also those behind the first page", async () => {
  serveQueue(learners);
  expect((await loadWaiting()).map(({ id }) => id)).toEqual(learners.map(({ id }) => id));
});

test("asked many times at once, it loads once more and no more", async () => {
  const fetched = serveQueue(learners.slice(0, 2));
  const all = await Promise.all(Array.from({ length: 50 }, () => loadWaiting()));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([2]));
});

test("after a load that failed, the next one is made", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no connection");
  });
  await expect(loadWaiting()).rejects.toThrow();
  serveQueue(learners.slice(0, 1));
  await expect(loadWaiting()).resolves.toHaveLength(1);
});
