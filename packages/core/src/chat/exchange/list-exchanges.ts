import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import { MAX_PAGE_SIZE } from "../../entities/page.ts";
import type { Deps } from "../../ports/deps.ts";
import { listAllPages } from "../../ports/list-all-pages.ts";

/**
 * The last hundred exchanges that the coach gets word for word: answered, not folded, and not asked again. Oldest
 * first.
 */
export async function listUnfolded(
  { exchanges }: Pick<Deps, "exchanges">,
  { id, foldedThrough }: Pick<Conversation, "id" | "foldedThrough">,
): Promise<Exchange[]> {
  const { items } = await exchanges.list(id, { limit: MAX_PAGE_SIZE });
  const repeated = new Set(items.flatMap(({ retryOf }) => retryOf ?? []));
  return items
    .toReversed()
    .filter(({ position }) => position > foldedThrough)
    .filter(({ status }) => status === "complete" || status === "recovered")
    .filter((exchange) => !repeated.has(exchange.id));
}

/** All of a conversation, oldest first. */
export async function listAllExchanges(
  { exchanges }: Pick<Deps, "exchanges">,
  conversationId: string,
): Promise<Exchange[]> {
  const newestFirst = await listAllPages((query) => exchanges.list(conversationId, query));
  return newestFirst.toReversed();
}
