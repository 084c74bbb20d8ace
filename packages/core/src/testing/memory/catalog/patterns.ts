import type { Pattern } from "../../../entities/catalog/pattern.ts";
import type { Patterns } from "../../../ports/catalog.ts";

export function memoryPatterns(patterns: readonly Pattern[]): Patterns {
  return {
    list: async () => patterns.map(({ id, name, summary }) => ({ id, name, summary })),
    find: async (id) => patterns.find((pattern) => pattern.id === id) ?? null,
  };
}
