import { memoryDeps } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { storageQuota } from "./storage-quota.ts";

function stored(bytes: number) {
  const deps = memoryDeps();
  let looks = 0;
  deps.personalData.storedBytes = async () => {
    looks += 1;
    return bytes;
  };
  return { deps, looks: () => looks };
}

test("who has used up the quota is refused with both sizes", async () => {
  const { deps } = stored(3 * 1024 * 1024);
  await expect(storageQuota(1024 * 1024)(deps, "one")).rejects.toMatchObject({
    code: "storage-used-up",
    message: "What you have stored takes 3 MB; the limit for one person is 1 MB.",
  });
});

test("it is measured once a minute at most", async () => {
  const { deps, looks } = stored(10);
  const requireStorage = storageQuota(100);
  await requireStorage(deps, "one");
  await requireStorage(deps, "one");
  expect(looks()).toBe(1);
  deps.clock.advance(61);
  await requireStorage(deps, "one");
  expect(looks()).toBe(2);
});
