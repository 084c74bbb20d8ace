import { type Pattern, type Patterns, patternSchema } from "@foothold/core/catalog";
import type { Catalog } from "../load-catalog.ts";

/** The catalogue's pattern pages as core's port `Patterns`, without lessons and recall cards. */
export function catalogPatterns(catalog: Catalog): Patterns {
  let read: Pattern[] | undefined;
  const all = () => {
    read ??= catalog.patterns().map((pattern) => patternSchema.parse(pattern));
    return read;
  };
  return {
    list: async () => all().map(({ id, name, summary }) => ({ id, name, summary })),
    find: async (id) => all().find((pattern) => pattern.id === id) ?? null,
  };
}
