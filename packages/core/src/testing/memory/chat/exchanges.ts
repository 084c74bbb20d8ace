import { stillAnswering } from "../../../chat/refusals.ts";
import { markProposals } from "../../../chat/reply/mark-proposals.ts";
import type { Exchanges } from "../../../ports/chat.ts";
import { pageOf } from "../page-of.ts";
import { type ChatStore, isUnfinished, saveConversation, shownOf } from "./chat-store.ts";

export function memoryExchanges(store: ChatStore): Exchanges {
  const { exchanges } = store;
  const all = () => [...exchanges.values()];
  const saidIn = (id: string) => all().filter(({ conversationId }) => conversationId === id);
  const unfinished = (id: string) => {
    const found = exchanges.get(id);
    return found && isUnfinished(found) ? found : null;
  };
  return {
    async begin({ at, ...given }) {
      const others = saidIn(given.conversationId);
      const sameKey = others.find(({ key }) => key === given.key);
      if (sameKey) return { exchange: shownOf(sameKey), isNew: false };
      const open = others.find(isUnfinished);
      if (open) throw stillAnswering(open.id);
      const position = others.length + 1;
      const stored = structuredClone({ ...given, position, touchedAt: at, rawText: "" });
      exchanges.set(given.id, stored);
      return { exchange: shownOf(stored), isNew: true };
    },
    async find(id) {
      const found = exchanges.get(id);
      return found ? shownOf(found) : null;
    },
    async list(conversationId, query) {
      const newestFirst = saidIn(conversationId).sort(
        (one, other) => other.position - one.position,
      );
      return pageOf(newestFirst.map(shownOf), ({ position }) => `${position}`, query);
    },
    async recordProgress(id, { shown, rawText, firstWordsAt, at }) {
      const found = unfinished(id);
      if (!found) return;
      const written = { status: "streaming", reply: structuredClone(shown), rawText, firstWordsAt };
      Object.assign(found, written, { touchedAt: at });
    },
    async finish({ exchange, rawText, conversation, bugs }) {
      const found = unfinished(exchange.id);
      if (!found) return;
      saveConversation(store, conversation);
      Object.assign(found, structuredClone(exchange), { rawText: rawText ?? found.rawText });
      const { id: conversationId } = conversation;
      store.bugs.push(...bugs.map((bug) => ({ ...bug, conversationId })));
    },
    async accept(id) {
      const found = exchanges.get(id);
      if (found) found.isAccepted = true;
    },
    async mark(id, places, state) {
      const found = exchanges.get(id);
      if (!found) return null;
      found.proposals = markProposals(found.proposals, places, state);
      return shownOf(found);
    },
    async changeImages(id, change) {
      const found = exchanges.get(id);
      if (!found) return null;
      const {
        images,
        cost,
        summary = found.reply.summary,
      } = change(structuredClone(found.reply.generatedImages ?? []));
      found.reply = { ...found.reply, summary, generatedImages: structuredClone([...images]) };
      found.cost += cost;
      return shownOf(found);
    },
    async settleCommand(id, place) {
      const found = exchanges.get(id);
      if (found) found.settledCommands = [...new Set([...found.settledCommands, place])];
    },
    abandoned: async (before) =>
      all()
        .filter((each) => isUnfinished(each) && each.touchedAt < before)
        .sort((one, other) => one.touchedAt.getTime() - other.touchedAt.getTime())
        .map(shownOf),
  };
}
