import { expect, test } from "vitest";
import { readComparison } from "./read-comparison.ts";

test.each([
  ["difference between stack and queue? i always mix them up", ["stack", "queue"]],
  ["when is bfs better then dfs", ["bfs", "dfs"]],
  ["is dynamic programming the same as recursion?", ["dynamic programming", "recursion"]],
  ["could i use a while instead of the for", ["while", "for"]],
  ["list vs tuple", ["list", "tuple"]],
])("%s compares two things", (plain, things) => {
  const found = readComparison(plain);
  expect([found?.one, found?.other]).toEqual(things);
});

test.each(["what does the error mean that i got and in which line is it", "what is a stack"])(
  "%s compares nothing",
  (plain) => {
    expect(readComparison(plain)).toBeNull();
  },
);
