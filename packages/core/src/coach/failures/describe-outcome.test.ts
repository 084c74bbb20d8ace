import { expect, test } from "vitest";
import type { RunValue } from "../../entities/runs/run.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { describeMisspelledName } from "./describe-misspelled-name.ts";
import { describeOutcome } from "./describe-outcome.ts";

type Visible = Extract<TestResultData, { hidden: false }>;

const aResult = (given: Partial<Visible>): Visible => ({
  index: 0,
  status: "failed",
  hidden: false,
  purpose: "small numbers",
  args: [1, 2],
  expected: 3,
  stdout: "",
  stdoutTruncated: false,
  timeMs: 1,
  ...given,
});
const inPython = (given: Partial<Visible>) => describeOutcome(aProblem(), "python", aResult(given));

test.each([
  [null, "gave None"],
  [true, "gave True"],
  [{ $: "tuple", items: [1] }, "gave (1,)"],
  [{ $: "tuple", items: [1, false] }, "gave (1,False)"],
  [{ $: "opaque", type: "generator" }, "gave a value of type generator"],
] satisfies [RunValue, string][])("%j is spelled as Python does", (actual, words) => {
  expect(inPython({ actual })).toContain(words);
});

test.each([
  ["3\n", 3, "It printed 3, which is right, but returned nothing"],
  ["first\n[1, 2]\n", [1, 2], "It printed [1, 2], which is right"],
  ["True", true, "It printed True, which is right"],
  ["yes", "yes", "It printed yes, which is right"],
] satisfies [string, RunValue, string][])(
  "a program that prints %j instead of returning it is told so",
  (stdout, expected, words) => {
    expect(inPython({ actual: null, stdout, expected })).toContain(words);
  },
);

test.each([
  ["another value", { actual: null, stdout: "4" }],
  ["the right value, and returns another", { actual: 4, stdout: "3" }],
  ["nothing", { actual: null }],
] satisfies [string, Partial<Visible>][])(
  "a program that prints %s is not told that it printed the answer",
  (_name, given) => {
    expect(inPython(given)).not.toContain("printed");
  },
);

test("the right value is told also of a program that stopped with an error", () => {
  const error = { type: "KeyError", message: "'b'", line: 2, frames: [] };
  expect(inPython({ status: "errored", error })).toMatch(
    /stopped with KeyError at line 2: 'b'\. 3 is right\.$/,
  );
});

test("two long texts that begin alike are told apart", () => {
  const alike = "a".repeat(200);
  const words = inPython({ actual: `${alike}b`, expected: `${alike}c` });
  expect(words).toContain("The first character that differs stands at position 200.");
});

const unknown = (message: string, type = "NameError") =>
  aResult({ status: "errored", error: { type, message, frames: [] } });

test.each([
  ["name 'sort_lst' is not defined", "sort_list = []\nprint(sort_lst)", "`sort_list`"],
  ["name 'Total' is not defined", "total = 1\nreturn Total", "`total`"],
  ["resutl is not defined", "const result = 1; return resutl;", "`result`"],
])("%j names the name that is meant", (message, code, words) => {
  expect(describeMisspelledName(unknown(message), code)).toContain(words);
});

test.each([
  ["name 'x' is not defined", "y = 1\nreturn x"],
  ["name 'numbers' is not defined", "return numbers"],
  ["division by zero", "return 1 / 0"],
])("%j names no other", (message, code) => {
  expect(describeMisspelledName(unknown(message), code)).toBe("");
});
