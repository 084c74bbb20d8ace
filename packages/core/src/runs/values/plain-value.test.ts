import { expect, test } from "vitest";
import type { RunValue } from "../../entities/runs/run.ts";
import { plainValue } from "./plain-value.ts";

const two = { $: "float", value: 2 };

test.each<[string, RunValue, RunValue]>([
  ["a whole float", two, 2],
  ["one in a list", [1, two], [1, 2]],
  ["one in a tuple", { $: "tuple", items: [two] }, [2]],
  ["one in a dict", { a: [two] }, { a: [2] }],
  ["what has none", { $: "nan" }, { $: "nan" }],
  ["a field that is called like the tag", { value: 1 }, { value: 1 }],
])("%s", (_name, value, plain) => {
  expect(plainValue(value)).toEqual(plain);
});
