import { expect, test } from "vitest";
import {
  checkDiskForDatabase,
  checkDiskForInstall,
  DATABASE_BYTES,
  FIRST_START_BYTES,
} from "./check-disk.mjs";

const disk = (freeBytes) => ({
  folder: "/here",
  read: async () => ({ bavail: freeBytes, bsize: 1 }),
});

test.each([
  ["a first start", checkDiskForInstall, FIRST_START_BYTES, /and a first start needs 2,000 MB/],
  ["the database", checkDiskForDatabase, DATABASE_BYTES, /and the database needs 64 MB/],
])(
  "a disk with little room for %s is told, one with enough is not",
  async (_who, check, needed, sentence) => {
    const refused = check(disk(16_000_000));
    await expect(refused).rejects.toThrow("16 MB are free in /here");
    await expect(refused).rejects.toThrow(sentence);
    await expect(check(disk(needed))).resolves.toBeUndefined();
  },
);
