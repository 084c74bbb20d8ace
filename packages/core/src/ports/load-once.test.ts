import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("loads at the first call, and once", async () => {
  const load = vi.fn(async () => "loaded");
  const get = loadOnce(load);
  expect(get.begun()).toBeUndefined();
  expect(await Promise.all([get(), get()])).toEqual(["loaded", "loaded"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a load that failed is tried again by the next call", async () => {
  const load = vi.fn(async () => "loaded").mockRejectedValueOnce(new Error("the disk is full"));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow("the disk is full");
  expect(get.begun()).toBeUndefined();
  expect(await get()).toBe("loaded");
});
