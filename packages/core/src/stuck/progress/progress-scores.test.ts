import { describe, expect, test } from "vitest";
import { defaultStuckConfig } from "../../entities/stuck/stuck-config.ts";
import type { ProgressReason } from "../../entities/stuck/stuck-trail.ts";
import { attemptAfter, did, type Happened } from "../../testing/scenarios/assessed-events.ts";

type Case = [what: string, done: Happened[][], reason: ProgressReason];

const last = (done: Happened[][]) => attemptAfter(done).stuckTrail.iterations.at(-1);
const { progressThreshold } = defaultStuckConfig;

describe("is progress", () => {
  test.each<Case>([
    ["a first run of code of one's own", [did.run("a", "---")], "first-try"],
    [
      "a test that never passed before",
      [did.run("a", "+--"), did.run("b", "++-")],
      "new-tests-passing",
    ],
    ["all tests", [did.run("a", "---"), did.run("b", "+++")], "step-completed"],
    [
      "a program that compiles now",
      [did.notCompile("a", "x"), did.run("b", "---")],
      "smaller-failure",
    ],
    [
      "a program that no longer stops",
      [did.run("a", "!!-"), did.run("b", "---")],
      "smaller-failure",
    ],
    [
      "fewer failures than last time",
      [did.run("a", "++-"), did.run("b", "---"), did.run("c", "+--")],
      "smaller-failure",
    ],
    ["a hint after real work", [did.run("a", "---"), did.type("b"), did.hint()], "code-changed"],
    [
      "a look inside with a print",
      [did.run("a()", "+--"), did.run("a(); console.log(f(1))", "+--")],
      "looked-inside",
    ],
    ["a first explanation", [did.explain("one", ["gap", "other"])], "first-try"],
    [
      "an explanation with fewer gaps",
      [did.explain("one", ["gap", "other"]), did.explain("two", ["gap"])],
      "concepts-covered",
    ],
    ["an explanation that passes", [did.explain("one", [])], "step-completed"],
    ["the right pattern, unsure", [did.choose("sums", "GOOD", false)], "right-pattern"],
    [
      "the right pattern",
      [did.choose("stack", "MISMATCH"), did.choose("sums", "GOOD")],
      "step-completed",
    ],
  ])("%s", (_what, done, reason) => {
    const iteration = last(done);
    expect(iteration?.reasons).toContain(reason);
    expect(iteration?.score).toBeGreaterThanOrEqual(progressThreshold);
    expect(iteration?.score).toBeLessThanOrEqual(1);
  });
});

describe("is none", () => {
  test.each<Case>([
    ["the same code again", [did.run("a", "+--"), did.run("a", "+--")], "same-code"],
    [
      "only white space and comments",
      [did.run("a = 1", "+--"), did.run("a=1 // more", "+--")],
      "same-code",
    ],
    [
      "going back to older code",
      [did.run("a", "+--"), did.run("b", "---"), did.run("a", "+--")],
      "back-and-forth",
    ],
    ["new code with the same failure", [did.run("a", "+--"), did.run("b", "+--")], "same-failure"],
    [
      "new code with a failure that is not smaller",
      [did.run("a", "+--"), did.run("b", "-+-"), did.run("c", "--+"), did.run("d", "+--")],
      "different-failure",
    ],
    [
      "another text of the same error",
      [did.notCompile("a", "x at 1"), did.notCompile("b", "x at 22")],
      "same-failure",
    ],
    ["a run of the starter", [did.run("function add(a, b) {\n}\n", "---")], "first-try"],
    ["a second hint without work", [did.type("b"), did.hint(), did.hint()], "no-work-since"],
    [
      "the same explanation",
      [did.explain("One.", ["gap"]), did.explain("one", ["gap"])],
      "same-explanation",
    ],
    [
      "other words with the same gaps",
      [did.explain("one", ["gap"]), did.explain("two", ["gap"])],
      "explanation-changed",
    ],
    [
      "a pattern that did not fit before",
      [did.choose("stack", "MISMATCH"), did.choose("stack", "MISMATCH")],
      "same-pattern",
    ],
    [
      "one more pattern that does not fit",
      [did.choose("stack", "MISMATCH"), did.choose("heap", "MISMATCH")],
      "another-pattern",
    ],
  ])("%s", (_what, done, reason) => {
    const iteration = last(done);
    if (reason !== "first-try") expect(iteration?.reasons).toContain(reason);
    else expect(iteration?.reasons).not.toContain(reason);
    expect(iteration?.score).toBeLessThan(progressThreshold);
  });
});

test("more tests score more", () => {
  const score = (tests: string) => last([did.run("a", "----"), did.run("b", tests)])?.score ?? 0;
  expect(score("+++-")).toBeGreaterThan(score("+---"));
});

test("typing alone is not assessed", () => {
  expect(attemptAfter([did.type("a"), did.type("b")]).stuckTrail.iterations).toEqual([]);
});

test("a trail stays small however long the attempt", () => {
  const many = Array.from({ length: 200 }, (_, i) => did.run(`a${i}`, "+--"));
  expect(JSON.stringify(attemptAfter(many).stuckTrail).length).toBeLessThan(8_000);
});

test("a look inside with a print is work once, and not again and again", () => {
  const looks = [
    did.run("a()", "+--"),
    did.run("a(); console.log(f(1))", "+--"),
    did.run("a(); console.log(f(2))", "+--"),
  ];
  const [, once, again] = attemptAfter(looks).stuckTrail.iterations;
  expect(once?.reasons).toContain("looked-inside");
  expect(once?.score).toBeGreaterThanOrEqual(progressThreshold);
  expect(again?.reasons).toContain("looked-inside");
  expect(again?.score).toBeLessThan(progressThreshold);
});
