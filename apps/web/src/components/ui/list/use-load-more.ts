"use client";

import { useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { useRequest } from "../use-request.ts";

type Page<Item> = { items: Item[]; next: string | null };

/** A list that begins with what the server rendered and grows by a page at a time. */
export function useLoadMore<Item>(first: Page<Item>, path: `/api/${string}`, query: string) {
  const [items, setItems] = useState(first.items);
  const [next, setNext] = useState(first.next);
  const { busy, failure, send } = useRequest();

  async function loadMore() {
    if (next === null) return;
    const parameters = new URLSearchParams(query);
    parameters.set("after", next);
    const page = await send(() => callApi<Page<Item>>("GET", `${path}?${parameters}`));
    if (!page) return;
    setItems((shown) => [...shown, ...page.items]);
    setNext(page.next);
  }

  return { items, setItems, more: next !== null, busy, failure, loadMore };
}
