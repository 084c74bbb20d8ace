import { expect, test } from "vitest";
import { findPersonalDetails } from "./find-personal-details.ts";

const names = ["Ada Lovelace", "Jo Ng"];
const textsIn = (text: string) => findPersonalDetails(text, names).map((each) => each.text);

test.each([
  [
    "a greeting and what somebody went through",
    "Dear Ada, I know you were in hospital.",
    ["Ada", "Dear Ada", "I know you"],
  ],
  ["somebody else of the class", "Ng had the same question.", ["Ng"]],
  ["somebody nobody knows", "Hi Grace, look at the loop.", ["Hi Grace"]],
  ["an address", "Write to ada.l@example.org.", ["ada.l@example.org"]],
  ["a number to call", "Call +49 (0)30 123456 when lost.", ["+49 (0)30 123456"]],
  ["what was said in private", "As you told me, and you were tired.", ["you told", "you were"]],
  ["the learner's family", "Because of your mother, take a week.", ["your mother"]],
])("%s is pointed out", (_name, text, found) => {
  expect(textsIn(text).sort()).toEqual([...found].sort());
});

test.each([
  "Follow the second number through your program, line by line.",
  "When you are at the end of the list, what is left to do?",
  "Run it with [1, 2, 3, 4, 5, 6, 7, 8] and compare 100000007 with what you get.",
  "The adapter joins both.",
  "Hello there, look at index 12.",
])("nothing is found in “%s”", (text) => {
  expect(textsIn(text)).toEqual([]);
});
