import type { Published } from "@foothold/core/coach";
import type { Catalog } from "./load-catalog.ts";

/** Every example of the knowledge, and what the pages of the patterns say about them. */
export function publishedIn(catalog: Pick<Catalog, "knowledge" | "patterns">): Published {
  return {
    code: catalog
      .knowledge()
      .flatMap(({ examples }) => Object.values(examples).map(({ code }) => code)),
    texts: catalog
      .patterns()
      .flatMap(({ summary, cues, invariant }) => [summary, ...cues, invariant]),
  };
}
