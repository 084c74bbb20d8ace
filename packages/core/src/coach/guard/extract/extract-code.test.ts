import { expect, test } from "vitest";
import { extractCode } from "./extract-code.ts";
import { normalizeReply } from "./normalize-reply.ts";

const passagesIn = (text: string) => extractCode(normalizeReply(text)).passages;

test.each([
  ["a fence", "Try:\n```js\nlow = middle + 1;\n```\nDone.", "block", "low = middle + 1;"],
  ["a fence that never closes", "Try:\n```js\nlow = middle + 1;", "block", "low = middle + 1;"],
  ["a fence in one line", "Try ```low = middle + 1``` now", "block", "low = middle + 1"],
  ["a span", "Try `low = middle + 1` there.", "inline", "low = middle + 1"],
  ["lines nobody marked", "Try this:\nlow = middle + 1;\nThen run.", "block", "low = middle + 1;"],
  ["indented lines", "Try:\n\n    low = middle + 1\n\nThen run.", "block", "    low = middle + 1"],
  ["a numbered line", "1. low = middle + 1;", "block", "low = middle + 1;"],
  ["a quoted line", "> low = middle + 1;", "block", "low = middle + 1;"],
  ["a sentence", "Simply write low = middle + 1 there instead.", "loose", "low = middle + 1"],
  ["a fence with line numbers", "```\n1: low = middle + 1;\n```", "block", "low = middle + 1;"],
  [
    "comments",
    "```js\n// low = middle + 1;\n// high = low;\n```",
    "block",
    "low = middle + 1;\nhigh = low;",
  ],
  ["markup", "Try <code>low = middle + 1</code>.", "inline", "low = middle + 1"],
  ["entities", "<pre>if (a &lt; b) x = 1;</pre>", "block", "if (a < b) x = 1;"],
  [
    "base64",
    `Decode ${btoa("low = middle + 1; return low;")} now`,
    "block",
    "low = middle + 1; return low;",
  ],
  [
    "base64 in groups",
    `Decode this text ${btoa("low = middle + 1; return low;")
      .match(/.{1,16}/g)
      ?.join(" ")}`,
    "block",
    "low = middle + 1; return low;",
  ],
  [
    "letters moved by thirteen",
    "Turn it back and you have it:\nshapgvba s(kf) {\n  sbe (pbafg k bs kf) erghea k;\n}",
    "block",
    "function f(xs) {\n  for (const x of xs) return x;\n}",
  ],
  ["hidden characters", "Try `low\u200b = mid\u00addle + 1`.", "inline", "low = middle + 1"],
])("code in %s is found", (_name, text, place, code) => {
  expect(passagesIn(text)).toContainEqual({ place, code, urged: false });
});

test("half language, half code counts in company", () => {
  const [block] = passagesIn("for each number in the list\n  if it was seen\n    return both\n");
  expect(block?.code.split("\n")).toHaveLength(3);
});

test.each([
  "What would the partner of the first entry be? Think about the target.",
  "Return to the statement: which positions are asked for?",
  "If the list is empty, what should come out?",
  "For 5 and 10 the answer is 15.",
  "Each look halves what is left, and/or leaves one number.",
  "While you walk through the list, what do you need to remember?",
  "A sale is on a **later** day, and *never* on the **same** one.",
  "if the list is empty:",
  "For the second test:\n- the list is **sorted**\n- the answer is __empty__",
])("%j holds none", (text) => {
  expect(passagesIn(text)).toEqual([]);
});

test.each([
  ["one long word", "A".repeat(20_000)],
  ["a chain without end", "a.b".repeat(7_000)],
  ["marks of emphasis", "__a".repeat(7_000)],
  ["open brackets", "a[(".repeat(7_000)],
  ["assignments", "a = ".repeat(5_000)],
  ["groups", "ab ".repeat(7_000)],
])("%s is read in no time", (_name, text) => {
  const started = performance.now();
  passagesIn(text);
  expect(performance.now() - started).toBeLessThan(3_000);
});
