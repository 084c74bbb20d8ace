import { expect, test } from "vitest";
import { emptyReply } from "../../entities/chat/chat-reply.ts";
import { hasNewlyDone, isContinue, nextTodos, withTodos } from "./next-todos.ts";

const todo = (text: string, completed = false) => ({ text, completed });

test("a list without news stays, and what was done stays done", () => {
  const before = [todo("a", true), todo("b")];
  expect(nextTodos(before, [])).toEqual(before);
  expect(nextTodos(before, [todo("a"), todo("b", true)])).toEqual([
    todo("a", true),
    todo("b", true),
  ]);
});

test("of many ticks two are believed", () => {
  const given = ["a", "b", "c"].map((text) => todo(text, true));
  expect(nextTodos([], given).filter(({ completed }) => completed)).toHaveLength(2);
});

test("while something is open there is one way to go on", () => {
  const reply = { ...emptyReply, todos: [todo("a", true), todo("b")] };
  const goOn = { html: "Continue to: b", inputText: "continue" };
  expect(withTodos(reply, []).nextSteps).toEqual([goOn]);
  const own = { html: "Go on", inputText: "continue" };
  expect(withTodos({ ...reply, nextSteps: [own] }, []).nextSteps).toEqual([own]);
  expect(withTodos({ ...reply, todos: [todo("a", true)] }, []).nextSteps).toEqual([]);
});

test.each([
  ["a tick more", [todo("a"), todo("b")], [todo("a", true), todo("b")], true],
  ["the same ticks", [todo("a", true)], [todo("a", true), todo("b")], false],
  ["a new list with a tick", [todo("a", true), todo("b", true)], [todo("c", true)], true],
  ["a new list without one", [todo("a", true)], [todo("c")], false],
])("%s: whether something was just done", (_name, before, after, expected) => {
  expect(hasNewlyDone(before, after)).toBe(expected);
});

test.each([
  ["continue", true],
  [" Continue! ", true],
  ["continue with something else", false],
])("%j asks for the next step: %s", (message, expected) => {
  expect(isContinue(message)).toBe(expected);
});
