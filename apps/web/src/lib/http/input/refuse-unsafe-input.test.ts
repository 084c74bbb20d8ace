import { expect, test } from "vitest";
import { MAX_DEPTH, MAX_PARTS, refuseUnsafeInput } from "./refuse-unsafe-input.ts";

const nested = (levels: number): unknown =>
  JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

test.each([
  ["nesting", nested(MAX_DEPTH + 2), "0.0.0.0 is nested deeper than 32 levels."],
  ["many values", Array(MAX_PARTS).fill(1), "body has more than 20000 values."],
  ["a prototype", JSON.parse('{"a":{"__proto__":1}}'), "a.__proto__ is not an allowed name."],
  ["NUL in a name", { a: { "\0": 1 } }, "a contains a NUL character."],
  ["half a character", { a: ["\ud800"] }, "a.0 contains half of a character."],
])("%s is refused, and its place is named", (_name, body, message) => {
  expect(() => refuseUnsafeInput(body)).toThrowError(message);
});

test("what is no deeper and no more is let through", () => {
  refuseUnsafeInput(nested(MAX_DEPTH + 1));
  refuseUnsafeInput(Array(MAX_PARTS - 1).fill("a"));
  refuseUnsafeInput({ a: null, b: "text", c: [{ d: 1 }] });
});

test("a body as large as any may be is read in a few milliseconds of the processor", () => {
  const body: unknown = JSON.parse(`[${"[],".repeat(500_000)}0]`);
  const before = process.cpuUsage();
  expect(() => refuseUnsafeInput(body)).toThrowError("values");
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(150);
});
