import { expect, test } from "vitest";
import { READS_PER_MINUTE, readAllowance } from "./read-allowance.ts";

function reads(
  read: ReturnType<typeof readAllowance>,
  userId: string,
  nowMs: number,
  times: number,
) {
  for (let time = 0; time < times; time++) read(userId, nowMs);
}

test("one read too many is refused with a time, and others read on", () => {
  const read = readAllowance();
  reads(read, "one", 0, READS_PER_MINUTE);
  expect(() => read("one", 0)).toThrowError(expect.objectContaining({ code: "rate-limited" }));
  expect(() => read("other", 0)).not.toThrow();
});

test("it fills up again bit by bit, and never beyond what it was", () => {
  const read = readAllowance();
  reads(read, "one", 0, READS_PER_MINUTE);
  reads(read, "one", 1_000, READS_PER_MINUTE / 60);
  expect(() => read("one", 1_000)).toThrow();
  reads(read, "one", 3_600_000, READS_PER_MINUTE);
  expect(() => read("one", 3_600_000)).toThrow();
});
