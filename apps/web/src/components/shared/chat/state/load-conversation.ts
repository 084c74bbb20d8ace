import type { ChatUnit } from "@foothold/core/chat";
import { callApi } from "#lib/browser/api-client.ts";

const PAGE_SIZE = 50;

/** A page of a conversation, its exchanges oldest first. */
export async function loadPage(id: string, after: string | null = null) {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(after && { after }) });
  const { conversation, exchanges, batch } = await callApi(
    "GET",
    `/api/conversations/${id}?${query}`,
  );
  return { conversation, exchanges: exchanges.items.toReversed(), earlier: exchanges.next, batch };
}

/** The conversation about a unit that was used last and still goes on; null where there is none. */
export async function loadCurrent(unit: ChatUnit) {
  const query = new URLSearchParams({ ...unit, limit: "10" });
  const { items } = await callApi("GET", `/api/conversations?${query}`);
  const current = items.find(({ isClosed }) => !isClosed) ?? items[0];
  return current ? loadPage(current.id) : null;
}
