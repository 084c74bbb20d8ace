import { expect, test } from "vitest";
import { COACH_OUTPUT_BYTES } from "../entities/chat/command-limits.ts";
import { cutOutput } from "./cut-output.ts";

test("short output is whole", () => {
  expect(cutOutput("done\n", COACH_OUTPUT_BYTES)).toEqual({ text: "done\n", leftBytes: 0 });
});

test("long output is cut between two characters, and the rest is counted", () => {
  expect(cutOutput("aé", 2)).toEqual({ text: "a", leftBytes: 2 });
  const { text, leftBytes } = cutOutput("x".repeat(5_000), COACH_OUTPUT_BYTES);
  expect(text.length + leftBytes).toBe(5_000);
  expect(text).toHaveLength(3_072);
});
