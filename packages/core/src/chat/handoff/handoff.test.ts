import { describe, expect, test } from "vitest";
import type { Exchange } from "../../entities/chat/exchange.ts";
import { untouchedChatSetting } from "../../entities/coach/chat-settings.ts";
import { aConversation, anExchange } from "../../testing/builders/chat-builders.ts";
import { foldExchanges, MAX_FOLDED_LENGTH } from "./fold-exchanges.ts";
import { chooseHandoffOffer, MAX_CONVERSATION_BYTES } from "./handoff-offer.ts";
import { handoffText, pendingTasksText } from "./handoff-text.ts";

const exchanges = (count: number): Exchange[] =>
  Array.from({ length: count }, (_, index) => ({
    ...anExchange({ message: `Question ${index + 1}`, reply: { summary: `Answer ${index + 1}` } }),
    position: index + 1,
  }));

describe("a new conversation is offered", () => {
  const used = (share: number, given = {}) =>
    aConversation({ exchangeCount: 3, contextLimit: 1_000, contextUsed: share * 1_000, ...given });
  test.each([
    ["below the share", used(0.84), false, null],
    ["at the share", used(0.85), false, { when: "limit", because: "context", share: 0.85 }],
    ["at 60% in the middle of a step", used(0.6), false, null],
    ["at 60% after one", used(0.6), true, { when: "early", because: "context", share: 0.6 }],
    ["at 60% a second time", used(0.7, { pastOffers: ["early"] }), true, null],
    [
      "at the share after the early offer",
      used(0.9, { pastOffers: ["early"] }),
      false,
      { when: "limit" },
    ],
    ["at the share once declined", used(0.95, { pastOffers: ["limit"] }), false, null],
    ["when it is closed", used(0.95, { isClosed: true }), false, null],
    [
      "by its storage",
      used(0.1, { storedBytes: MAX_CONVERSATION_BYTES }),
      false,
      { when: "limit", because: "storage", share: 1 },
    ],
  ])("%s", (_name, conversation, hasJustDoneTodo, offer) => {
    const chosen = chooseHandoffOffer(conversation, untouchedChatSetting, hasJustDoneTodo);
    if (offer === null) expect(chosen).toBeNull();
    else expect(chosen).toMatchObject(offer);
  });
});

test("the handoff text tells what the next conversation needs", () => {
  const todos = [
    { text: "Add type hints", completed: false },
    { text: "Read it", completed: true },
  ];
  const at = "2030-01-01T09:00:00.000Z";
  const text = handoffText({
    conversation: aConversation({ id: "c-1", todos, exchangeCount: 5, tokensIn: 10, tokensOut: 4 }),
    project: "Add two",
    exchanges: exchanges(5),
    changedFiles: [{ path: "solution.py", added: 45, removed: 12 }],
    bugs: [{ type: "repaired-json", by: "script", what: "No JSON.", exchangeId: "e", at }],
    failedCommands: [{ command: "test 3", output: "failed" }],
  });
  for (const part of [
    "## HANDOFF CONTEXT",
    "**Parent Session:** c-1",
    "**Total Exchanges:** 5",
    "**Tokens Used:** 10 in / 4 out",
    "### FILES MODIFIED (1 files)\n- `solution.py` (+45/-12)",
    "### CURRENT TASKS (continue these - priority order)\n1. [ ] Add type hints",
    "### COMPLETED TASKS\n- [x] Read it",
    "### RECENT CONVERSATION\nUser: Question 3\nAI: Answer 3",
    "- repaired-json: No JSON.",
    "- `test 3`: failed",
    "5. IMPORTANT: When outputting fileChanges, use the EXACT file paths listed above",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain("Question 2");
  expect(pendingTasksText(todos)).toBe("Continue with:\n1. Add type hints");
  expect(pendingTasksText([])).toBe("");
});

test("folding tells of the older exchanges in a line each, and leaves the last three", () => {
  const { summary, foldedThrough } = foldExchanges("Before.", exchanges(5));
  expect(foldedThrough).toBe(2);
  expect(summary).toBe(
    "Before.\n- Asked: Question 1 Told: Answer 1\n- Asked: Question 2 Told: Answer 2",
  );
  expect(foldExchanges("Before.", exchanges(3))).toEqual({
    summary: "Before.",
    foldedThrough: null,
  });
  expect(foldExchanges("x".repeat(9_000), exchanges(5)).summary.length).toBeLessThan(
    MAX_FOLDED_LENGTH,
  );
});
