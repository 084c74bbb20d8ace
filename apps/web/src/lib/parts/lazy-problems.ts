import type { Problems } from "@foothold/core/catalog";

/** A catalogue that is opened by the first who looks into it. */
export function lazyProblems(open: () => Promise<Problems>): Problems {
  let opening: Promise<Problems> | undefined;
  const opened = () => {
    opening ??= open();
    return opening;
  };
  return {
    list: async () => (await opened()).list(),
    find: async (slug) => (await opened()).find(slug),
    misfits: async (slug, args) => (await opened()).misfits(slug, args),
  };
}
