import type { Knowledge } from "@foothold/core/coach";
import type { Catalog } from "../load-catalog.ts";

/** The catalogue's knowledge behind the core's port. */
export function catalogKnowledge(catalog: Catalog): Knowledge {
  return {
    entries: async () => catalog.knowledge(),
    routeWeights: async () => catalog.routeWeights(),
  };
}
