import { newCommand } from "../../chat/commands/batch-after.ts";
import type { CommandBatch } from "../../entities/chat/command-batch.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";

const at = "2030-01-01T09:00:00.000Z";

export function aConversation(given: Partial<Conversation> = {}): Conversation {
  return {
    id: "conversation-1",
    userId: "learner-1",
    unitType: "SolveProblem",
    unitId: "attempt-1",
    parentId: null,
    title: "Add two",
    summary: "",
    foldedThrough: 0,
    todos: [],
    exchangeCount: 0,
    tokensIn: 0,
    tokensOut: 0,
    cost: 0,
    contextUsed: 0,
    contextLimit: 8_000,
    storedBytes: 0,
    offer: null,
    pastOffers: [],
    autoContinued: 0,
    isClosed: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

/** Without its place in the conversation: pending, nothing answered. */
export function anExchange(given: Partial<Exchange> = {}): Omit<Exchange, "position"> {
  return {
    id: "exchange-1",
    conversationId: "conversation-1",
    status: "pending",
    message: "Why does it fail?",
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
    askedAt: at,
    firstWordsAt: null,
    finishedAt: null,
    ...given,
  };
}

/** One command that waits. */
export function aBatch(given: Partial<CommandBatch> = {}): CommandBatch {
  return {
    id: "batch-1",
    conversationId: "conversation-1",
    exchangeId: "exchange-1",
    status: "running",
    commands: [newCommand("test 2")],
    chained: 0,
    verdict: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}
