import type { ShownReply } from "@foothold/core/chat";
import { anExchange } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { newlyDone } from "./newly-done.ts";

const todo = (text: string, completed: boolean) => ({ text, completed });
const exchange = (id: string, reply: ShownReply) => ({ ...anExchange({ id, reply }), position: 1 });
const first = exchange("1", { todos: [todo("a", true), todo("b", false)] });
const between = exchange("2", { summary: "Yes." });
const second = exchange("3", { todos: [todo("a", true), todo("b", true)] });
const all = [first, between, second];

test.each([
  ["the first list", first, ["a"]],
  ["an answer without a list", between, []],
  ["a later list", second, ["b"]],
])("what %s has ticked off", (_name, exchange, done) => {
  expect(newlyDone(all, exchange)).toEqual(done);
});
