import { expect, test } from "vitest";
import { evaluateSource } from "../../native/evaluate-source.ts";
import { limitSteps } from "./limit-steps.ts";

function limited(source: string) {
  return evaluateSource<(number: number) => number>("f.js", limitSteps(source, "f"), "f");
}

test.each([
  ["a loop", "function f(n) { let sum = 0; for (let i = 0; i < n; i++) sum += i; return sum; }"],
  ["a recursion", "function f(n) { return n < 1 ? 0 : n - 1 + f(n - 1); }"],
])("%s that ends gives what it gave, again and again", (_name, source) => {
  const sum = limited(source);
  for (let times = 0; times < 100; times += 1) expect(sum(100)).toBe(4950);
});

test.each([
  ["a loop", "function f(n) { while (true) n += 1; }"],
  ["a loop in a loop", "function f(n) { for (;;) for (let i = 0; i < n; i++) n; }"],
  ["a recursion", "function f(n) { return f(n + 1); }"],
])("%s that does not end is broken off", (_name, source) => {
  expect(() => limited(source)(1)).toThrow("too many steps");
});
