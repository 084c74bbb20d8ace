import type { BugQuery, ChatBugs, ListedBug } from "../../../ports/chat.ts";
import { type ClassStore, learnersOf } from "../classroom/classes.ts";
import { pageOf } from "../page-of.ts";
import type { ChatStore } from "./chat-store.ts";

export function memoryChatBugs(store: ChatStore, classroom: ClassStore): ChatBugs {
  async function wanted(query: BugQuery): Promise<ListedBug[]> {
    const { conversationId, type, by, model, instructorId } = query;
    const taught = instructorId === undefined ? null : await learnersOf(classroom, instructorId);
    const listed = await Promise.all(store.bugs.map(listedBug));
    return listed
      .filter((bug) => !store.deleted.has(bug.conversationId))
      .filter((bug) => conversationId === undefined || bug.conversationId === conversationId)
      .filter((bug) => type === undefined || bug.type === type)
      .filter((bug) => by === undefined || bug.by === by)
      .filter((bug) => model === undefined || bug.model === model)
      .filter((bug) => taught === null || taught.has(bug.learner.id))
      .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
  }
  async function listedBug(bug: ChatStore["bugs"][number]): Promise<ListedBug> {
    const { provider = null, model = null } = store.exchanges.get(bug.exchangeId)?.answeredBy ?? {};
    const id = store.conversations.get(bug.conversationId)?.userId ?? "";
    return { ...bug, provider, model, learner: { id, name: await classroom.nameOf(id) } };
  }
  return {
    async report(bug) {
      store.bugs.push({ ...bug });
    },
    list: async ({ after, limit, ...query }) =>
      pageOf(await wanted(query), keyOf, { after, limit }),
    async count(query) {
      const counts = new Map<
        string,
        { model: string | null; type: ListedBug["type"]; count: number }
      >();
      for (const { model, type } of await wanted(query)) {
        const key = `${model} ${type}`;
        const count = (counts.get(key)?.count ?? 0) + 1;
        counts.set(key, { model, type, count });
      }
      return [...counts.values()].sort((one, other) => other.count - one.count);
    },
  };
}

const keyOf = ({ at, id }: ListedBug) => `${at} ${id}`;
