import type { Patterns } from "@foothold/core/catalog";

/** Pattern pages that are read by the first who looks into them. */
export function lazyPatterns(open: () => Promise<Patterns>): Patterns {
  let opening: Promise<Patterns> | undefined;
  const opened = () => {
    opening ??= open();
    return opening;
  };
  return {
    list: async () => (await opened()).list(),
    find: async (id) => (await opened()).find(id),
  };
}
