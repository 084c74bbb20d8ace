import type { Exchange } from "@foothold/core/chat";
import { expect, test } from "vitest";
import { type ChatAction, nextChatState, shownExchanges, unloadedChat } from "./chat-state.ts";

const exchange = (given: Partial<Exchange> = {}): Exchange => ({
  id: "one",
  conversationId: "c",
  position: 1,
  status: "pending",
  message: "why?",
  isAutomatic: false,
  retryOf: null,
  references: [],
  reply: {},
  topic: null,
  answeredBy: null,
  isFallback: false,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  recovery: null,
  isAccepted: false,
  proposals: [],
  settledCommands: [],
  askedAt: "2026-01-01T00:00:00.000Z",
  firstWordsAt: null,
  finishedAt: null,
  ...given,
});

const after = (...actions: ChatAction[]) => actions.reduce(nextChatState, unloadedChat);
const asked: ChatAction = { type: "asked", message: "why?" };
const begun: ChatAction = { type: "begun", exchange: exchange() };

test("a message is shown as being sent at once, and as an exchange once it is stored", () => {
  expect(after(asked).sending).toMatchObject({ message: "why?", exchangeId: null });
  expect(after(asked, begun)).toMatchObject({
    sending: { exchangeId: "one" },
    exchanges: [{ id: "one" }],
  });
});

test("a reply grows field by field, and what came before stays", () => {
  const { exchanges } = after(
    asked,
    begun,
    { type: "reply-grew", reply: { summary: "Look" } },
    { type: "reply-grew", reply: { summary: "Look at the loop." } },
    { type: "reply-grew", reply: { todos: [{ text: "Run it", completed: false }] } },
  );
  expect(exchanges).toMatchObject([
    { status: "streaming", reply: { summary: "Look at the loop.", todos: [{ text: "Run it" }] } },
  ]);
});

test("the whole answer takes the place of what had streamed in", () => {
  const whole = exchange({ status: "complete", reply: { summary: "Whole." } });
  const { exchanges } = after(asked, begun, { type: "exchange-changed", exchange: whole });
  expect(exchanges).toEqual([whole]);
});

test("earlier messages are put before those that are here", () => {
  const { exchanges } = after(begun, {
    type: "earlier-loaded",
    exchanges: [exchange({ id: "zero" })],
    earlier: null,
  });
  expect(exchanges.map(({ id }) => id)).toEqual(["zero", "one"]);
});

test.each([
  ["streaming", ["two"]],
  ["complete", ["two"]],
  ["failed", ["one", "two"]],
] as const)("with a retry that is %s, %s are shown", (status, ids) => {
  const shown = shownExchanges([
    exchange({ status: "recovered" }),
    exchange({ id: "two", retryOf: "one", status }),
  ]);
  expect(shown.map(({ id }) => id)).toEqual(ids);
});
