import { knowledgeText, type Published } from "@foothold/core/coach";
import type { Catalog } from "./load-catalog.ts";

type Authored = Pick<Catalog, "knowledge" | "patterns" | "list" | "statement">;

/** The examples and texts of the knowledge, what the pages of the patterns say about them, and the words of all of it. */
export function publishedIn(catalog: Authored): Published {
  return {
    code: catalog
      .knowledge()
      .flatMap(({ examples }) => Object.values(examples).map(({ code }) => code)),
    texts: [
      ...catalog
        .patterns()
        .flatMap(({ summary, cues, invariant }) => [summary, ...cues, invariant]),
      ...catalog.knowledge().map((entry) => knowledgeText(entry)),
    ],
    words: wordsIn(catalog),
  };
}

function wordsIn(catalog: Authored): string[] {
  const texts = [
    ...catalog.list().flatMap(({ slug, title }) => [title, catalog.statement(slug)]),
    ...catalog.knowledge().flatMap((entry) => [entry.title, knowledgeText(entry)]),
    ...catalog
      .patterns()
      .flatMap(({ name, page, lesson }) => [
        name,
        page,
        lesson.title,
        ...lesson.sections.flatMap(({ heading, text }) => [heading, text]),
      ]),
  ];
  return [
    ...new Set(
      texts
        .join("\n")
        .toLowerCase()
        .match(/\p{L}{2,}/gu),
    ),
  ];
}
