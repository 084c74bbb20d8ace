/** More than a queue ever holds; it ends a list that would never do so by itself. */
const MOST_PAGES = 20;

type Page<T> = { items: readonly T[]; next: string | null };

/** The items of all pages of a list, one page after the other. */
export async function everyPage<T>(load: (after: string | null) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const loaded: Page<T> = await load(after);
    items.push(...loaded.items);
    if (loaded.next === null) break;
    after = loaded.next;
  }
  return items;
}
