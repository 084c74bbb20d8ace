import type { Lessons } from "@foothold/core/learning";

/** Lessons and recall cards that are read by the first who looks into them. */
export function lazyLessons(open: () => Promise<Lessons>): Lessons {
  let opening: Promise<Lessons> | undefined;
  const opened = () => {
    opening ??= open();
    return opening;
  };
  return {
    list: async () => (await opened()).list(),
    find: async (id) => (await opened()).find(id),
    cards: async () => (await opened()).cards(),
  };
}
