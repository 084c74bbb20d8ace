import { expect, test } from "vitest";
import { extractSteps } from "./extract-steps.ts";

test.each([
  [
    "numbers",
    "Try this:\n1. Draw the list.\n2) Mark the end.\n3. Walk back.",
    ["Draw the list", "Mark the end", "Walk back"],
  ],
  [
    "numbers with longer lines",
    "1. Draw the list,\n   all of it.\n2. Mark the end.\n\nGood luck!",
    ["Draw the list, all of it", "Mark the end"],
  ],
  [
    "numbers in one line",
    "Do 1. draw it 2. count it 3. write it",
    ["Draw it", "Count it", "Write it"],
  ],
  ["named steps", "Step 1: draw\nStep 2: count", ["Draw", "Count"]],
  ["bullets", "- draw it\n* count it\n• write it", ["Draw it", "Count it", "Write it"]],
  [
    "first and then",
    "First draw the list, then count the entries. Finally, write the loop.",
    ["Draw the list", "Count the entries", "Write the loop"],
  ],
  ["then alone", "Look at what is there, then read it", ["Look at what is there", "Read it"]],
  [
    "ordinals of things",
    "First follow the second number, then the next entry after it.",
    ["Follow the second number", "The next entry after it"],
  ],
  [
    "first in the middle",
    "List what exists first, then read it",
    ["List what exists first", "Read it"],
  ],
  ["prose about the first and the next", "Compare the first number with the next one.", []],
  ["prose", "You are close. What does the loop do on the last entry?", []],
  ["a number in prose", "Take the value 3. It is not there.", []],
  ["one step only", "1. Draw it.", []],
  ["nothing", "", []],
])("%s", (_what, text, steps) => {
  expect(extractSteps(text)).toEqual(steps);
});
