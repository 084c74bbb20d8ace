import { textSearchContract } from "@foothold/core/testing";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { MAX_QUERY_LENGTH, miniTextSearch } from "./mini-text-search.ts";

describe("minisearch", () => textSearchContract(miniTextSearch));

test("a hostile query is cut, and searched in all that is known in a moment", () => {
  const texts = loadCatalog()
    .knowledge()
    .map(({ id, asks, text }) => ({ id, asks: asks.join(" "), text }));
  const { search } = miniTextSearch().index(texts);
  const hostile = Array.from({ length: 20_000 }, (_, at) => `dictionar${at}`).join(" ");
  const startedAt = performance.now();
  search(hostile);
  // Cut to MAX_QUERY_LENGTH: some thirty misspelt words, each looked up in one small index.
  expect(performance.now() - startedAt).toBeLessThan(MAX_QUERY_LENGTH);
});
