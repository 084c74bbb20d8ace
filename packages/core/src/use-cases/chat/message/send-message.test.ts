import { describe, expect, test } from "vitest";
import { LEASE_MS } from "../../../chat/exchange/settle-abandoned.ts";
import { MAX_CONVERSATION_BYTES } from "../../../chat/handoff/handoff-offer.ts";
import { emptyReply } from "../../../entities/chat/chat-reply.ts";
import type { ChatRequest } from "../../../ports/coach/converse.ts";
import type { StreamPart } from "../../../ports/coach/stream.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { manualClock } from "../../../testing/clock.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { startConversation } from "../start-conversation.ts";
import { viewConversation } from "../view-conversation.ts";
import { retryMessage } from "./retry-message.ts";
import { type SendMessage, sendMessage } from "./send-message.ts";
import { viewExchange } from "./view-exchange.ts";

/** A conversation about an attempt at IMPLEMENT, and what the coach was asked in it. */
async function opened() {
  const clock = manualClock();
  const deps = memoryDeps({ clock });
  const at = await atStep("IMPLEMENT", { deps });
  const unit = { unitType: "SolveProblem", unitId: at.attemptId } as const;
  const { id: conversationId } = await startConversation(deps, unit, at.actor);
  const asked: ChatRequest[] = [];
  const { converse } = deps.coach;
  deps.coach.converse = async (request) => {
    asked.push(request);
    return converse(request);
  };
  const send = (message: string, given: Partial<SendMessage> = {}) =>
    sendMessage(deps, { conversationId, message, isAutomatic: false, ...given }, at.actor);
  const view = () => viewConversation(deps, { conversationId, limit: 25 }, at.actor);
  return { ...at, deps, clock, conversationId, asked, send, view };
}

describe("a message", () => {
  test("is stored before the coach is asked, and answered", async () => {
    const { deps, send, view, eventTypes } = await opened();
    let before: string | undefined;
    deps.coach.meanwhile(async () => {
      before = (await view()).exchanges.items[0]?.status;
    });
    const { exchange } = await send("Why does it fail?");
    expect(before).toBe("pending");
    expect(exchange).toMatchObject({ status: "complete", position: 1, answeredBy: null });
    expect(exchange.reply.summary).toMatch(/Why does it fail/);
    const { conversation, exchanges } = await view();
    expect(exchanges.items).toEqual([exchange]);
    expect(conversation).toMatchObject({ title: "Why does it fail?", exchangeCount: 1 });
    expect((await eventTypes()).at(-1)).toBe("exchange-begun");
  });

  test("is asked with what was said before, but not with a reply that was asked for again", async () => {
    const { deps, actor, asked, conversationId, send } = await opened();
    await send("One");
    const { exchange } = await send("Two");
    await retryMessage(deps, { conversationId, exchangeId: exchange.id }, actor);
    await send("Three");
    const past = asked.map((request) => request.past.map(({ message }) => message));
    expect(past).toEqual([[], ["One"], ["One"], ["One", "Two"]]);
  });

  test("that has a todo ticked off at 60% of the context brings an early offer of a new conversation", async () => {
    const { deps, send, view } = await opened();
    const { converse } = deps.coach;
    const todos = (completed: boolean) => [
      { text: "Read it", completed },
      { text: "Run it", completed: false },
    ];
    const replies = [false, true].map((completed) => ({ ...emptyReply, todos: todos(completed) }));
    deps.coach.converse = async (request) => {
      const answer = await converse(request);
      const reply = replies[request.past.length] ?? emptyReply;
      return { ...answer, contextTokens: 10_000, reply: { ...reply, summary: "x".repeat(7_500) } };
    };
    await send("What now?");
    expect((await view()).conversation.offer).toBeNull();
    await send("continue");
    expect((await view()).conversation.offer).toMatchObject({ when: "early" });
  });

  test("with the same key is one exchange and one question to the coach", async () => {
    const { asked, send } = await opened();
    const first = await send("Why?", { key: "k" });
    expect(await send("Why?", { key: "k" })).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  test("with the key of one that is running gets that one", async () => {
    const { deps, send } = await opened();
    let again: Awaited<ReturnType<typeof send>> | undefined;
    deps.coach.meanwhile(async () => {
      again = await send("Why?", { key: "k" });
    });
    const { exchange } = await send("Why?", { key: "k" });
    expect(again?.exchange).toMatchObject({ id: exchange.id, status: "pending" });
  });

  test("while another is being answered is refused", async () => {
    const { deps, send } = await opened();
    const refused: unknown[] = [];
    deps.coach.meanwhile(async () => {
      await send("And?").catch((error) => refused.push(error.code));
    });
    await send("Why?");
    expect(refused).toEqual(["request-in-progress"]);
  });

  test("tells what it looked at", async () => {
    const { asked, send } = await opened();
    const { exchange } = await send("What does line 1 of my code do in test 1?");
    expect(exchange.references.map(({ label }) => label)).toEqual([
      "line 1",
      "solution.js",
      "test 1",
    ]);
    expect(asked[0]?.references[0]?.text).toContain("1: ");
  });

  test.each([
    ["somebody else's conversation", "not-found"],
    ["a conversation that is full", "storage-used-up"],
    ["a conversation that was handed off", "conversation-closed"],
    ["auto-continue after its cap", "auto-continue-stopped"],
  ])("to %s is refused", async (what, code) => {
    const { deps, conversationId, actor, asked } = await opened();
    const stored = await deps.conversations.find(conversationId);
    if (!stored) throw new Error("not stored");
    const changes: Record<string, object> = {
      "storage-used-up": { storedBytes: MAX_CONVERSATION_BYTES },
      "conversation-closed": { isClosed: true },
      "auto-continue-stopped": { autoContinued: 10 },
    };
    await deps.conversations.save({ ...stored, ...changes[code], version: stored.version + 1 });
    const input = { conversationId, message: "continue", isAutomatic: true };
    const by = code === "not-found" ? aLearner({ userId: "another" }) : actor;
    await expect(sendMessage(deps, input, by), what).rejects.toMatchObject({ code });
    expect(asked).toEqual([]);
  });

  test("auto-continue is counted, and words of one's own begin anew", async () => {
    const { send, view } = await opened();
    await send("continue", { isAutomatic: true });
    await send("continue", { isAutomatic: true });
    expect((await view()).conversation.autoContinuesLeft).toBe(8);
    await send("No, rather this");
    expect((await view()).conversation.autoContinuesLeft).toBe(10);
  });
});

describe("a reply", () => {
  test("is stored before it is shown, field by field", async () => {
    const { deps, actor, conversationId } = await opened();
    const stored: unknown[] = [];
    const { converse } = deps.coach;
    const { recordProgress } = deps.exchanges;
    deps.exchanges.recordProgress = async (id, progress) => {
      stored.push(progress.shown);
      await recordProgress(id, progress);
    };
    deps.coach.converse = async (request) => {
      request.listener?.onRawText?.('{"summary": "Look.", "todos": [{"te');
      request.listener?.onReply?.({ summary: "Look." });
      return converse(request);
    };
    const parts: StreamPart[] = [];
    const emit = (part: StreamPart) => {
      if (part.type === "reply") expect(stored).toContainEqual(part.reply);
      parts.push(part);
    };
    const { signal } = new AbortController();
    const input = { conversationId, message: "Why?", isAutomatic: false };
    await sendMessage(deps, input, actor, { emit, signal });
    expect(parts.map(({ type }) => type)).toEqual(["progress", "begun", "reply", "text"]);
  });

  test("has its raw text stored before it is read", async () => {
    const { deps, send } = await opened();
    const stored: string[] = [];
    const { converse } = deps.coach;
    deps.exchanges.recordProgress = async (_id, { rawText }) => void stored.push(rawText);
    let before: readonly string[] = [];
    deps.coach.converse = async (request) => {
      request.listener?.onRawText?.('{"summary": "Lo');
      await request.listener?.storeRawText?.();
      before = [...stored];
      return converse(request);
    };
    await send("Why?");
    expect(before.at(-1)).toBe('{"summary": "Lo');
  });

  test("is paid for by the prices that are set, also what was held back", async () => {
    const { deps, send, view } = await opened();
    const { read } = deps.coachSettings;
    deps.coachSettings.read = async () => {
      const settings = await read();
      const prices = { flash: { input: 1, output: 10 } };
      return { ...settings, chat: { ...settings.chat, prices } };
    };
    const { converse } = deps.coach;
    const call = {
      provider: "gemini",
      model: "flash",
      inputTokens: 1_000,
      outputTokens: 100,
    } as const;
    deps.coach.converse = async (request) => ({
      ...(await converse(request)),
      spent: [call, call],
      contextTokens: 50_000,
    });
    const { exchange } = await send("Why?");
    expect(exchange).toMatchObject({ inputTokens: 2_000, outputTokens: 200 });
    expect(exchange.cost).toBeCloseTo(0.004);
    expect((await view()).conversation).toMatchObject({ tokensIn: 2_000, contextLimit: 50_000 });
  });

  test("whose server died is there as far as it was shown, marked as cut", async () => {
    const { deps, actor, clock, conversationId, view } = await opened();
    deps.coach.converse = async ({ listener }) => {
      listener?.onReply?.({ summary: "Look at line 2." });
      return new Promise(() => {});
    };
    const input = { conversationId, message: "Why?", isAutomatic: false };
    void sendMessage(deps, input, actor);
    await expect.poll(async () => (await view()).exchanges.items[0]?.status).toBe("streaming");
    clock.advance(LEASE_MS / 1000 + 1);
    const { conversation, exchanges } = await view();
    expect(exchanges.items).toMatchObject([
      {
        status: "recovered",
        reply: { summary: "Look at line 2." },
        recovery: { truncated: true },
      },
    ]);
    expect(conversation.bugs).toMatchObject([{ type: "truncated", by: "script" }]);
  });

  test("of which nothing was shown when the server died has failed", async () => {
    const { deps, actor, clock, conversationId, view } = await opened();
    deps.coach.converse = () => new Promise(() => {});
    void sendMessage(deps, { conversationId, message: "Why?", isAutomatic: false }, actor);
    await expect.poll(async () => (await view()).exchanges.items.length).toBe(1);
    clock.advance(LEASE_MS / 1000 + 1);
    const [exchange] = (await view()).exchanges.items;
    const exchangeId = exchange?.id ?? "";
    expect(await viewExchange(deps, { conversationId, exchangeId }, actor)).toMatchObject({
      exchange: { status: "failed", message: "Why?", reply: {} },
    });
  });

  test("ticks at most two todos at once, and always offers to go on", async () => {
    const { deps, send, view } = await opened();
    const { converse } = deps.coach;
    const todos = ["a", "b", "c"].map((text) => ({ text, completed: true }));
    deps.coach.converse = async (request) => ({
      ...(await converse(request)),
      reply: { ...emptyReply, summary: "Done.", todos },
    });
    const { exchange } = await send("Do all three");
    expect(exchange.reply.todos?.map(({ completed }) => completed)).toEqual([true, true, false]);
    expect(exchange.reply.nextSteps).toEqual([{ html: "Continue to: c", inputText: "continue" }]);
    await send("continue");
    expect((await view()).conversation.todos.every(({ completed }) => completed)).toBe(true);
  });
});
