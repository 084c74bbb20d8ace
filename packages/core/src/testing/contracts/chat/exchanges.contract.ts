import { expect, test } from "vitest";
import { chatReplySchema } from "../../../entities/chat/chat-reply.ts";
import { minuteOf, oddText, oddTextKept } from "../harness/attempt-harness.ts";
import { type OpenChatStores, openedChatStores } from "./chat-harness.ts";

export function exchangesContract(open: OpenChatStores): void {
  test("exchanges stand in the order they were begun, and are found as they were", async () => {
    const { exchanges, converse, ask, answer } = await openedChatStores(open);
    let conversation = await converse();
    const asked: string[] = [];
    for (const _ of [1, 2, 3]) {
      const exchange = await ask(conversation);
      const done = await answer(conversation, exchange);
      conversation = done.conversation;
      asked.unshift(exchange.id);
      expect(await exchanges.find(exchange.id)).toEqual(done.exchange);
    }
    const page = await exchanges.list(conversation.id, { limit: 2 });
    const rest = await exchanges.list(conversation.id, { limit: 2, after: page.next ?? "" });
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(asked);
    expect([...page.items, ...rest.items].map(({ position }) => position)).toEqual([3, 2, 1]);
    expect(await exchanges.find("none")).toBeNull();
  });

  test("the same key gets the same exchange, running or done", async () => {
    const { converse, ask, answer } = await openedChatStores(open);
    const conversation = await converse();
    const first = await ask(conversation, { key: "k" });
    expect((await ask(conversation, { key: "k", message: "again" })).id).toBe(first.id);
    const { exchange } = await answer(conversation, first);
    expect(await ask(conversation, { key: "k" })).toEqual(exchange);
  });

  test("of two requests with one key at once one is stored", async () => {
    const { exchanges, converse, ask } = await openedChatStores(open);
    const conversation = await converse();
    const both = [ask(conversation, { key: "k" }), ask(conversation, { key: "k" })];
    const [one, other] = await Promise.all(both);
    expect(one).toEqual(other);
    expect((await exchanges.list(conversation.id, { limit: 5 })).items).toHaveLength(1);
  });

  test("while one is unfinished another is refused", async () => {
    const { converse, ask } = await openedChatStores(open);
    const conversation = await converse();
    const { id: exchangeId } = await ask(conversation);
    await expect(ask(conversation)).rejects.toMatchObject({
      code: "request-in-progress",
      details: { exchangeId },
    });
  });

  test("what is shown while it streams is there at once, and nothing else of it", async () => {
    const { exchanges, converse, ask } = await openedChatStores(open);
    const { id } = await ask(await converse());
    const firstWordsAt = minuteOf(1).toISOString();
    const shown = { summary: "Look at" };
    const rawText = '{"summary": "Look at", "sections": [{"heading": "SECRET';
    await exchanges.recordProgress(id, { shown, rawText, firstWordsAt, at: minuteOf(1) });
    const stored = await exchanges.find(id);
    expect(stored).toMatchObject({ status: "streaming", reply: shown, firstWordsAt });
    expect(JSON.stringify(stored)).not.toContain("SECRET");
  });

  test("one that is finished is not changed by what comes late", async () => {
    const { conversations, exchanges, converse, ask, answer } = await openedChatStores(open);
    const begun = await ask(await converse());
    const conversation = await conversations.find(begun.conversationId);
    if (!conversation) throw new Error("not stored");
    const { exchange, conversation: after } = await answer(conversation, begun);
    const late = { shown: {}, rawText: "", firstWordsAt: null, at: minuteOf(3) };
    await exchanges.recordProgress(exchange.id, late);
    await answer(after, exchange, { status: "failed" });
    expect(await exchanges.find(exchange.id)).toEqual(exchange);
    expect(await conversations.find(after.id)).toEqual(after);
  });

  test("exchange and conversation are finished together or not at all", async () => {
    const { conversations, exchanges, converse, ask, answer } = await openedChatStores(open);
    const conversation = await converse();
    const begun = await ask(conversation);
    await conversations.save({ ...conversation, title: "Renamed", version: 2 });
    await expect(answer(conversation, begun)).rejects.toMatchObject({
      code: "stale-version",
      details: { version: 2 },
    });
    expect((await exchanges.find(begun.id))?.status).toBe("pending");
  });

  test("all that a reply can hold is kept, and what is recovered can be accepted", async () => {
    const { exchanges, converse, ask, answer } = await openedChatStores(open);
    const conversation = await converse();
    const { exchange } = await answer(conversation, await ask(conversation), {
      status: "recovered",
      answeredBy: { provider: "ollama", model: "small" },
      recovery: { missing: ["sections"], shortened: ["todos"], truncated: true },
      isFallback: true,
      fallbackReason: "truncated",
      topic: "constraints",
      inputTokens: 12,
      outputTokens: 3,
      cost: 0.004,
      reply: chatReplySchema.parse({
        summary: "s",
        sections: [{ heading: "h", content: "c", code: "x = 1" }],
        todos: [{ text: "t", completed: false }],
        fileChanges: [{ path: "a.py", content: "x", isDiff: true, note: "n" }],
        commands: [{ command: "test 3", description: "d" }],
        nextSteps: [{ html: "Go on", inputText: "continue" }],
      }),
    });
    expect(await exchanges.find(exchange.id)).toEqual(exchange);
    await exchanges.accept(exchange.id);
    expect((await exchanges.find(exchange.id))?.isAccepted).toBe(true);
  });

  test("which commands were run or skipped is kept, each once", async () => {
    const { exchanges, converse, ask, answer } = await openedChatStores(open);
    const conversation = await converse();
    const { exchange } = await answer(conversation, await ask(conversation));
    for (const place of [2, 0, 2, 12]) await exchanges.settleCommand(exchange.id, place);
    expect((await exchanges.find(exchange.id))?.settledCommands).toEqual([2, 0, 12]);
    await exchanges.settleCommand("none", 1);
  });

  test("text that not every store can hold is kept as far as possible", async () => {
    const { exchanges, converse, ask, answer } = await openedChatStores(open);
    const conversation = await converse();
    const asked = await ask(conversation, { message: oddText });
    await answer(conversation, asked, { reply: { summary: oddText } });
    const stored = await exchanges.find(asked.id);
    expect(stored?.message).toEqual(oddTextKept);
    expect(stored?.reply.summary).toEqual(oddTextKept);
  });

  test("one whose server is gone is found once its lease ran out", async () => {
    const { exchanges, converse, ask, answer } = await openedChatStores(open);
    const silent = await ask(await converse());
    const speaking = await ask(await converse());
    const progress = { shown: {}, rawText: "", firstWordsAt: null };
    await exchanges.recordProgress(speaking.id, { ...progress, at: minuteOf(2) });
    const finished = await converse();
    await answer(finished, await ask(finished));
    expect((await exchanges.abandoned(minuteOf(1))).map(({ id }) => id)).toEqual([silent.id]);
    expect((await exchanges.abandoned(minuteOf(3))).map(({ id }) => id)).toEqual([
      silent.id,
      speaking.id,
    ]);
  });
}
