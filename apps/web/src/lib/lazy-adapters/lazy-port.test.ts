import { expect, test, vi } from "vitest";
import { lazyPort } from "./lazy-port.ts";

type Shelf = { list(): Promise<string[]>; find(id: string): Promise<string | null> };

const shelf: Shelf = {
  list: async () => ["a", "b"],
  find: async (id) => (id === "a" ? "a" : null),
};

test("nothing is loaded before the first call, and then once", async () => {
  const load = vi.fn(async () => shelf);
  const lazy: Shelf = lazyPort(load, "list", "find");
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([lazy.list(), lazy.find("a"), lazy.find("c")])).toEqual([
    ["a", "b"],
    "a",
    null,
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("after a load that failed, the next call loads again", async () => {
  const load = vi.fn(async () => shelf);
  load.mockRejectedValueOnce(new Error("the disk is full"));
  const lazy: Shelf = lazyPort(load, "list", "find");
  await expect(lazy.list()).rejects.toThrow("the disk is full");
  expect(await lazy.list()).toEqual(["a", "b"]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a method that fails is no failed load", async () => {
  const load = vi.fn(async () => ({
    ...shelf,
    list: vi.fn().mockRejectedValueOnce(new Error("lost")),
  }));
  const lazy: Shelf = lazyPort(load, "list", "find");
  await expect(lazy.list()).rejects.toThrow("lost");
  expect(await lazy.find("a")).toBe("a");
  expect(load).toHaveBeenCalledTimes(1);
});
