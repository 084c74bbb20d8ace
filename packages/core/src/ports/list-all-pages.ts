import { MAX_PAGE_SIZE } from "../entities/max-page-size.ts";
import type { Page, PageQuery } from "../entities/page.ts";

/** The items of every page of a list, in its order. */
export async function listAllPages<Item>(
  loadPage: (query: PageQuery) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let after: string | undefined;
  do {
    const page = await loadPage({ limit: MAX_PAGE_SIZE, ...(after && { after }) });
    all.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return all;
}
