import { expect, test, vi } from "vitest";
import { aKnowledgeEntry } from "../../../testing/builders/knowledge-builder.ts";
import { memoryTextSearch } from "../../../testing/memory/coach/text-search.ts";
import { openLibrary, prepareLibrary } from "./open-library.ts";

const lessons = { list: async () => [], find: async () => null, cards: async () => [] };
const question = "how do i check if a key is in a dict";

test("the entries are read once", async () => {
  const entries = vi.fn(async () => [aKnowledgeEntry()]);
  const library = openLibrary({
    knowledge: { entries, routeWeights: async () => ({}) },
    lessons,
    search: memoryTextSearch(),
  });
  expect(await library.findEntries(question, "python")).toHaveLength(1);
  expect(await library.findEntries(question, "python")).toHaveLength(1);
  expect(entries).toHaveBeenCalledTimes(1);
});

test("after a failure the entries are read again", async () => {
  const entries = vi.fn(async () => [aKnowledgeEntry()]);
  entries.mockRejectedValueOnce(new Error("the catalogue is not there yet"));
  const library = openLibrary({
    knowledge: { entries, routeWeights: async () => ({}) },
    lessons,
    search: memoryTextSearch(),
  });
  await expect(library.findEntries(question, "python")).rejects.toThrow("not there yet");
  expect(await library.findEntries(question, "python")).toHaveLength(1);
});

test("after a failure the passages of lessons are read again", async () => {
  const cards = vi.fn(async () => []);
  cards.mockRejectedValueOnce(new Error("the catalogue is not there yet"));
  const knowledge = { entries: async () => [], routeWeights: async () => ({}) };
  const library = openLibrary({
    knowledge,
    lessons: { ...lessons, cards },
    search: memoryTextSearch(),
  });
  await expect(library.findPassages(question)).rejects.toThrow("not there yet");
  expect(await library.findPassages(question)).toEqual([]);
});

test("a prepared library builds nothing more at the first question", async () => {
  const { index } = memoryTextSearch();
  const search = { index: vi.fn(index) };
  const library = openLibrary({
    knowledge: { entries: async () => [aKnowledgeEntry()], routeWeights: async () => ({}) },
    lessons,
    search,
  });
  await prepareLibrary(library);
  expect(search.index).toHaveBeenCalledTimes(2);
  expect(await library.findEntries(question, "python")).toHaveLength(1);
  await library.findPassages(question);
  expect(search.index).toHaveBeenCalledTimes(2);
});

test("the questions of a problem are indexed once, however often the problem is read", async () => {
  const { index } = memoryTextSearch();
  const search = { index: vi.fn(index) };
  const knowledge = { entries: async () => [], routeWeights: async () => ({}) };
  const library = openLibrary({ knowledge, lessons, search });
  const read = () => [
    { asks: ["why not the largest first"], text: "It can lead into a dead end." },
  ];
  await library.findQuestions(read(), "the largest first?");
  const [best] = await library.findQuestions(read(), "why not take the largest first?");
  expect(best?.found.text).toMatch(/dead end/);
  expect(search.index).toHaveBeenCalledTimes(1);
});
