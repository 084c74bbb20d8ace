import { expect, test } from "vitest";
import { readFlags } from "./read-flags.mjs";

test.each([
  [[], {}],
  [["--stuck-after", "4"], { STUCK_AFTER: "4" }],
  [["--stuck-after=2", "--recovery-budget", "12"], { STUCK_AFTER: "2", RECOVERY_BUDGET: "12" }],
])("%j are variables of the environment", (args, expected) => {
  expect(readFlags(args)).toEqual(expected);
});

test.each([[["--stuck-after", "none"]], [["--recovery-budget", "0"]], [["--unknown", "1"]]])(
  "%j is refused",
  (args) => {
    expect(() => readFlags(args)).toThrow();
  },
);
