import { expect, test } from "vitest";
import { checkDiskForInstall, FIRST_START_BYTES } from "./check-disk.mjs";

const disk = (freeBytes) => ({
  folder: "/here",
  read: async () => ({ bavail: freeBytes, bsize: 1 }),
});

test("a disk with little room is refused, with what is free and what is needed", async () => {
  await expect(checkDiskForInstall(disk(64_000_000))).rejects.toThrow(
    /64 MB are free in \/here and a first start needs [\d,]+ MB/,
  );
});

test("a disk with room enough is not", async () => {
  await expect(checkDiskForInstall(disk(FIRST_START_BYTES))).resolves.toBeUndefined();
});
