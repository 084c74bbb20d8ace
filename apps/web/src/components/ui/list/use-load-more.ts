"use client";

import { useState } from "react";
import { sendForAnswer } from "#lib/browser/api-client.ts";
import type { AnswerOf, ApiPath, KnownPath } from "#lib/browser/api-types.ts";
import { useRequest } from "../hooks/use-request.ts";

type Page<Item> = { items: Item[]; next: string | null };
type ItemOf<Path extends ApiPath> = AnswerOf<"GET", Path> extends Page<infer Item> ? Item : never;

/** A list that starts with what the server rendered and grows by one page at a time. */
export function useLoadMore<const Path extends ApiPath>(
  first: Page<ItemOf<Path>>,
  path: Path & KnownPath<"GET", Path>,
  query: string,
) {
  const [items, setItems] = useState(first.items);
  const [next, setNext] = useState(first.next);
  const { busy, failure, send } = useRequest();

  async function loadMore() {
    if (next === null) return;
    const list: ApiPath = path;
    const parameters = new URLSearchParams(query);
    parameters.set("after", next);
    const page = await send(() =>
      sendForAnswer<Page<ItemOf<Path>>>("GET", `${list}?${parameters}`),
    );
    if (!page) return;
    setItems((shown) => [...shown, ...page.items]);
    setNext(page.next);
  }

  return { items, setItems, more: next !== null, busy, failure, loadMore };
}
