"use client";

import { useState } from "react";
import { ApiError, callApi } from "#lib/browser/api-client.ts";

type Page<Item> = { items: Item[]; next: string | null };

/** A list that begins with what the server rendered and grows by a page at a time. */
export function useLoadMore<Item>(first: Page<Item>, path: `/api/${string}`, query: string) {
  const [items, setItems] = useState(first.items);
  const [next, setNext] = useState(first.next);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function loadMore() {
    if (busy || next === null) return;
    setBusy(true);
    setFailure(null);
    const parameters = new URLSearchParams(query);
    parameters.set("after", next);
    try {
      const page = await callApi<Page<Item>>("GET", `${path}?${parameters}`);
      setItems((shown) => [...shown, ...page.items]);
      setNext(page.next);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  }

  return { items, setItems, more: next !== null, busy, failure, loadMore };
}
