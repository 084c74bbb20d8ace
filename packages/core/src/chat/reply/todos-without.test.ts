import { expect, test } from "vitest";
import { todosWithout } from "./todos-without.ts";

const open = (text: string) => ({ text, completed: false });
const done = (text: string) => ({ text, completed: true });

test("while no later reply has changed the list, it is the list before", () => {
  const [before, after] = [[open("a")], [done("a"), open("b")]];
  expect(todosWithout({ before, after, present: after })).toEqual(before);
});

test("afterwards what it added goes, what it ticked is open, and what came later stays", () => {
  const lists = {
    before: [open("a"), done("old")],
    after: [done("a"), done("old"), open("b")],
    present: [done("a"), done("old"), open("b"), done("c")],
  };
  expect(todosWithout(lists)).toEqual([open("a"), done("old"), done("c")]);
});

test("a reply without todos leaves them alone", () => {
  expect(todosWithout({ before: [open("x")], after: [], present: [open("a")] })).toEqual([
    open("a"),
  ]);
});
