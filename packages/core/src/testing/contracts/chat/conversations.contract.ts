import { expect, test } from "vitest";
import { minuteOf } from "../harness/attempt-harness.ts";
import { expectOneSaved } from "../harness/expect-one-saved.ts";
import { type OpenChatStores, openedChatStores } from "./chat-harness.ts";

export function conversationsContract(open: OpenChatStores): void {
  test("what is stored is found as it was, and an unknown id is not", async () => {
    const { conversations, converse } = await openedChatStores(open);
    const made = await converse({
      todos: [{ text: "Read it", completed: true }],
      cost: 0.0125,
      offer: { when: "limit", because: "storage", share: 0.9 },
      pastOffers: ["early"],
    });
    expect(await conversations.find(made.id)).toEqual(made);
    expect(await conversations.find("none")).toBeNull();
  });

  test("the current one of a unit is its newest that is open", async () => {
    const { conversations, converse } = await openedChatStores(open);
    const { userId, unitId, ...first } = await converse();
    const createdAt = minuteOf(1).toISOString();
    const second = await converse({ userId, unitId, createdAt, parentId: first.id });
    const unit = { userId, unitType: "SolveProblem", unitId } as const;
    expect((await conversations.current(unit))?.id).toBe(second.id);
    await conversations.save({ ...second, isClosed: true, version: 2 });
    expect((await conversations.current(unit))?.id).toBe(first.id);
    expect(await conversations.current({ ...unit, unitType: "ConceptBite" })).toBeNull();
    expect(await conversations.current({ ...unit, userId: "another" })).toBeNull();
  });

  test("of two who change it at once one does", async () => {
    const { conversations, converse } = await openedChatStores(open);
    const made = await converse();
    const changed = { ...made, title: "Renamed", version: 2 };
    await expectOneSaved([conversations.save(changed), conversations.save(changed)], 2);
    expect(await conversations.find(made.id)).toEqual(changed);
  });

  test("a list is one person's, the last used first, page by page", async () => {
    const { conversations, converse } = await openedChatStores(open);
    const { userId, id: first } = await converse();
    await converse();
    const ids = [first];
    for (const minute of [1, 2]) {
      const made = await converse({ userId, updatedAt: minuteOf(minute).toISOString() });
      ids.unshift(made.id);
    }
    const page = await conversations.list({ userId, limit: 2 });
    const rest = await conversations.list({ userId, limit: 2, after: page.next ?? "" });
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.next).toBeNull();
  });

  test.each([
    ["its title", "ADD"],
    ["a message", "does it fail"],
    ["a reply", "line 2"],
    ["a sign that means something to a search", "100%_\\"],
  ])("a conversation is found by %s", async (_name, search) => {
    const { conversations, converse, ask, answer } = await openedChatStores(open);
    const made = await converse({ title: "Add up to 100%_\\ of it" });
    const { userId } = made;
    await answer(made, await ask(made));
    await converse({ userId, title: "Other" });
    const found = await conversations.list({ userId, search, limit: 5 });
    expect(found.items.map(({ id }) => id)).toEqual([made.id]);
    expect((await conversations.list({ userId, search: "nowhere", limit: 5 })).items).toEqual([]);
  });

  test("a list of one unit holds that unit's alone", async () => {
    const { conversations, converse } = await openedChatStores(open);
    const { userId, unitId, unitType, id } = await converse();
    await converse({ userId });
    const { items } = await conversations.list({ userId, unit: { unitId, unitType }, limit: 5 });
    expect(items.map((each) => each.id)).toEqual([id]);
  });

  test("a deleted one is gone, and only what the coach told is kept for the guard", async () => {
    const { conversations, exchanges, converse, ask, answer } = await openedChatStores(open);
    const made = await converse();
    const asked = await ask(made, { references: [{ kind: "test", label: "test 3" }] });
    await answer(made, asked);
    await conversations.delete(made.id, minuteOf(2));
    expect(await conversations.find(made.id)).toBeNull();
    expect((await conversations.list({ userId: made.userId, limit: 5 })).items).toEqual([]);
    expect(await conversations.current(made)).toBeNull();
    expect(await exchanges.find(asked.id)).toMatchObject({ message: "", references: [] });
    const told = await conversations.told(made);
    expect(told).toMatchObject([{ reply: { summary: "Look at line 2." }, isDeleted: true }]);
  });

  test("a deleted one that is being answered is over", async () => {
    const { conversations, exchanges, converse, ask } = await openedChatStores(open);
    const made = await converse();
    const { id } = await ask(made);
    await conversations.delete(made.id, minuteOf(2));
    expect((await exchanges.find(id))?.status).toBe("failed");
    expect(await exchanges.abandoned(minuteOf(9))).toEqual([]);
  });

  test("what was told in all conversations of a unit comes in the order it was told", async () => {
    const { conversations, converse, ask, answer } = await openedChatStores(open);
    const first = await converse();
    const { userId, unitId } = first;
    const second = await converse({ userId, unitId });
    await answer(second, await ask(second, { at: minuteOf(1) }), { reply: { summary: "one" } });
    await answer(first, await ask(first, { at: minuteOf(2) }), { reply: { summary: "two" } });
    const told = await conversations.told(first);
    expect(told.map(({ reply }) => reply.summary)).toEqual(["one", "two"]);
    expect(told.map(({ isDeleted }) => isDeleted)).toEqual([false, false]);
  });
}
