import { expect, test } from "vitest";
import { findPersonalDetails } from "./find-personal-details.ts";

const names = { learner: "Ada Löwe", others: ["Jo Ng", "Max Long", "José Ruiz"] };
const textsIn = (text: string) => findPersonalDetails(text, names).map((each) => each.text);

test.each([
  [
    "a greeting and what somebody went through",
    "Dear Ada, I know you were in hospital.",
    ["Ada", "Dear Ada", "I know you", "hospital"],
  ],
  ["somebody else of the class", "Ng had the same question.", ["Ng"]],
  ["the learner in small letters, without accents", "As for ada lowe: think.", ["ada", "lowe"]],
  ["a name whose accents were left out", "Jose asked the same.", ["Jose"]],
  ["a name with accents of another making", "Lo\u0308we asked the same.", ["Lo\u0308we"]],
  ["what somebody has", "This may be the dyslexia.", ["dyslexia"]],
  ["somebody nobody knows", "Hi Grace, look at the loop.", ["Hi Grace"]],
  ["an address", "Write to a.l@example.org.", ["a.l@example.org"]],
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
  "Take the max of a long list.",
])("nothing is found in “%s”", (text) => {
  expect(textsIn(text)).toEqual([]);
});
