import { expect, test } from "vitest";
import { readAllowance } from "./read-allowance.ts";

const READS_PER_MINUTE = 600;

function reads(
  read: ReturnType<typeof readAllowance>,
  userId: string,
  nowMs: number,
  times: number,
) {
  for (let time = 0; time < times; time++) read(userId, READS_PER_MINUTE, nowMs);
}

test("one read too many is refused with a time, and others read on", () => {
  const read = readAllowance();
  reads(read, "one", 0, READS_PER_MINUTE);
  expect(() => read("one", READS_PER_MINUTE, 0)).toThrowError(
    expect.objectContaining({ code: "rate-limited" }),
  );
  expect(() => read("other", READS_PER_MINUTE, 0)).not.toThrow();
});

test("it fills up again bit by bit, and never beyond what it was", () => {
  const read = readAllowance();
  reads(read, "one", 0, READS_PER_MINUTE);
  reads(read, "one", 1_000, READS_PER_MINUTE / 60);
  expect(() => read("one", READS_PER_MINUTE, 1_000)).toThrow();
  reads(read, "one", 3_600_000, READS_PER_MINUTE);
  expect(() => read("one", READS_PER_MINUTE, 3_600_000)).toThrow();
});
