import { expect, test } from "vitest";
import { argumentsText, valueText } from "./value-text.ts";

test.each([
  [[1, [2]], "javascript", "[1, [2]]"],
  [null, "javascript", "null"],
  [null, "python", "None"],
  [[true, "a"], "python", '[True, "a"]'],
  [{ $: "tuple", items: [1, 2] }, "python", "(1, 2)"],
  [{ $: "undefined" }, "javascript", "undefined"],
  [{ $: "bigint", value: "12" }, "javascript", "12"],
  [{ a: 1 }, "javascript", '{"a": 1}'],
] as const)("%j in %s is %s", (value, language, text) => {
  expect(valueText(value, language)).toBe(text);
});

test("a long value is cut, and says so", () => {
  const long = Array.from({ length: 1_000 }, (_, index) => index);
  expect(valueText(long, "javascript")).toMatch(/… \(\d+ characters\)$/);
});

test("arguments stand with the names of their parameters", () => {
  const parameters = [{ name: "numbers" }, { name: "target" }];
  expect(argumentsText([[1, 2], 3], parameters, "python")).toBe("numbers = [1, 2]\ntarget = 3");
});
