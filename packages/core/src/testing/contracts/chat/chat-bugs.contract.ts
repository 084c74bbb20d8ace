import { expect, test } from "vitest";
import type { ChatBug } from "../../../entities/chat/chat-bug.ts";
import { minuteOf } from "../harness/attempt-harness.ts";
import { aClassOf } from "../harness/recovery-harness.ts";
import { type OpenChatStores, openedChatStores } from "./chat-harness.ts";

export function chatBugsContract(open: OpenChatStores): void {
  /** Two conversations with a bug each: a small model's truncated reply, and a bad answer of the built-in coach. */
  async function opened() {
    const stores = await openedChatStores(open);
    const { converse, ask, exchanges, chatBugs, newId, addPerson } = stores;
    const learner = await addPerson({ name: "Ada" });
    const first = await converse({ userId: learner.id });
    const exchange = await ask(first);
    const bug: ChatBug = {
      type: "truncated",
      by: "script",
      what: "The reply ended early.",
      exchangeId: exchange.id,
      at: minuteOf(1).toISOString(),
    };
    await exchanges.finish({
      exchange: {
        ...exchange,
        status: "recovered",
        answeredBy: { provider: "ollama", model: "small" },
      },
      verdict: "passed",
      rawText: "{",
      conversation: { ...first, version: 2 },
      bugs: [{ ...bug, id: newId() }],
    });
    const second = await converse();
    const other = await ask(second);
    const bad: ChatBug = {
      ...bug,
      type: "bad-answer",
      by: "learner",
      exchangeId: other.id,
      at: minuteOf(2).toISOString(),
    };
    await chatBugs.report({ ...bad, id: newId(), conversationId: second.id });
    return { ...stores, learner, first, second, bug };
  }

  test("bugs are listed newest first, with whose they are and which model had answered", async () => {
    const { chatBugs, learner, bug } = await opened();
    const page = await chatBugs.list({ limit: 1 });
    const rest = await chatBugs.list({ limit: 1, after: page.next ?? "" });
    expect(page.items).toMatchObject([{ type: "bad-answer", by: "learner", model: null }]);
    const { id, name } = { name: "Ada", ...learner };
    expect(rest.items).toMatchObject([
      { ...bug, learner: { id, name }, provider: "ollama", model: "small" },
    ]);
    expect(rest.next).toBeNull();
  });

  test.each([
    ["type", { type: "truncated" }, ["truncated"]],
    ["reporter", { by: "learner" }, ["bad-answer"]],
    ["model", { model: "small" }, ["truncated"]],
    ["the built-in coach", { model: null }, ["bad-answer"]],
    ["a model that never answered", { model: "none" }, []],
  ] as const)("they are found by %s", async (_name, query, types) => {
    const { chatBugs } = await opened();
    const { items } = await chatBugs.list({ ...query, limit: 5 });
    expect(items.map(({ type }) => type)).toEqual(types);
    expect(await chatBugs.count(query)).toHaveLength(types.length);
  });

  test("of one conversation, and those of an instructor's learners", async () => {
    const stores = await opened();
    const { chatBugs, addPerson, first, second } = stores;
    const { id: instructorId } = await addPerson({ role: "instructor" });
    await aClassOf(stores, instructorId, [second.userId]);
    const typesOf = async (query: object) =>
      (await chatBugs.list({ ...query, limit: 5 })).items.map(({ type }) => type);
    expect(await typesOf({ conversationId: first.id })).toEqual(["truncated"]);
    expect(await typesOf({ instructorId })).toEqual(["bad-answer"]);
  });

  test("they are counted by model and type", async () => {
    const { chatBugs, first, bug, newId } = await opened();
    await chatBugs.report({ ...bug, id: newId(), conversationId: first.id });
    expect(await chatBugs.count({})).toEqual([
      { model: "small", type: "truncated", count: 2 },
      { model: null, type: "bad-answer", count: 1 },
    ]);
  });

  test("those of a deleted conversation are not shown", async () => {
    const { chatBugs, conversations, first } = await opened();
    await conversations.delete(first.id, minuteOf(5));
    expect((await chatBugs.list({ limit: 5 })).items).toHaveLength(1);
    expect(await chatBugs.count({})).toHaveLength(1);
  });
}
