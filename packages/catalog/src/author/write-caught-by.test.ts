import { expect, test } from "vitest";
import { parse } from "yaml";
import type { FailingTest } from "../check/run/measure-caught-by.ts";
import { writeCaughtBy } from "./write-caught-by.ts";

const failing = (...ids: string[]): FailingTest[] =>
  ids.map((id) => ({ id, status: "failed", message: "" }));
const measured = [
  { name: "first", failing: { javascript: failing("a", "b"), python: failing("a", "b") } },
  { name: "second", failing: { javascript: failing("c"), python: failing("c", "d") } },
];

test.each([
  [
    "flow lists",
    "- name: first\n  caughtBy: []\n  guidance: x\n- name: second\n  caughtBy: [z] # kept\n",
  ],
  [
    "block lists",
    "- name: first\n  caughtBy:\n    - y\n    - z\n  guidance: x\n- name: second\n  caughtBy:\n    - y\n",
  ],
])("measured ids replace %s", (_name, text) => {
  expect(parse(writeCaughtBy(text, measured))).toMatchObject([
    { name: "first", caughtBy: ["a", "b"] },
    { name: "second", caughtBy: { javascript: ["c"], python: ["c", "d"] } },
  ]);
});

test("everything else stays as it was written", () => {
  const text = "# a comment\n- name: other\n  caughtBy: [q]\n  guidance: >-\n    two\n    lines\n";
  expect(writeCaughtBy(text, measured)).toBe(text);
});
