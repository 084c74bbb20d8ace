import { expect, test } from "vitest";
import { matchMessage, readMessage } from "./match-message.ts";

test.each([
  ["without a star", "is not iterable", "intervals is not iterable??", []],
  [
    "one at the beginning",
    "* is not a function",
    "TypeError: numbers.sort is not a function",
    ["numbers.sort"],
  ],
  ["one at the end", "cannot find name *", "Cannot find name 'cuont'.", ["cuont"]],
  [
    "two, with quotes and capitals",
    "type * is not assignable to type *",
    "Type 'string' is not assignable to type 'Number'. help",
    ["string", "Number"],
  ],
  ["numbers", "(expected *, got *)", "values to unpack (expected 2, got 1)", ["2", "1"]],
])("the names behind the stars: %s", (_name, part, message, names) => {
  expect(matchMessage(part, readMessage(message))).toEqual(names);
});

test.each([
  ["other words", "is not a function", "is not a number"],
  ["a part of a word", "keyerror", "MonkeyErrors"],
  ["too much between", "type * is wrong", `type ${"x ".repeat(50)} is wrong`],
])("%s do not fit", (_name, part, message) => {
  expect(matchMessage(part, readMessage(message))).toBeNull();
});
