import { expect, test } from "vitest";
import { valueText, valueTextIn } from "./value-text.ts";

test.each([
  [[1, [2]], "javascript", "[1, [2]]"],
  [[[1, 2], []], "javascript", "[[1, 2], []]"],
  ["a, b", "javascript", '"a, b"'],
  [null, "javascript", "null"],
  [null, "python", "None"],
  [[true, "a"], "python", '[True, "a"]'],
  [{ $: "tuple", items: [1, 2] }, "python", "(1, 2)"],
  [{ $: "undefined" }, "javascript", "undefined"],
  [{ $: "bigint", value: "12" }, "javascript", "12"],
  [
    [
      { $: "float", value: 2 },
      { $: "float", value: 1e21 },
    ],
    "python",
    "[2.0, 1e+21]",
  ],
  [{ a: 1 }, "javascript", '{"a": 1}'],
  [{ cost: 3, to: ["x"] }, "typescript", '{"cost": 3, "to": ["x"]}'],
] as const)("%j in %s is %s", (value, language, text) => {
  expect(valueTextIn(language, value)).toBe(text);
});

test.each([
  [[1, [2]], "[1,[2]]"],
  [{ a: [1, 2] }, '{"a":[1,2]}'],
  [{ $: "tuple", items: [1, 2] }, "(1,2)"],
  [undefined, "nothing"],
] as const)("%j in a sentence is %s", (value, text) => {
  expect(valueText(value)).toBe(text);
});

test("a long value is cut, and a page says how long it is", () => {
  const long = Array.from({ length: 1_000 }, (_, index) => index);
  expect(valueText(long)).toMatch(/^.{120}…$/);
  expect(valueTextIn("javascript", long)).toMatch(/… \(\d+ characters\)$/);
});
