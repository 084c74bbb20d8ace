import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { catalogLessons } from "./catalog-lessons.ts";

const catalog = loadCatalog();
const lessons = catalogLessons(catalog);

test("every pattern has a lesson of three to five minutes with two checks", async () => {
  const listed = await lessons.list();
  expect(listed.map(({ patternId }) => patternId)).toEqual(catalog.patterns().map(({ id }) => id));
  for (const { id, patternId, minutes } of listed) {
    expect(minutes, id).toBeGreaterThanOrEqual(3);
    expect(minutes, id).toBeLessThanOrEqual(5);
    expect(await lessons.find(id)).toMatchObject({ id, patternId, checks: { length: 2 } });
  }
});

test("every pattern has four recall cards or more, and no two cards share an id", async () => {
  const cards = await lessons.cards();
  for (const { id } of catalog.patterns()) {
    expect(cards.filter(({ patternId }) => patternId === id).length, id).toBeGreaterThanOrEqual(4);
  }
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

test("a problem's micro-lesson exists", async () => {
  const ids = (await lessons.list()).map(({ id }) => id);
  for (const { slug } of catalog.list()) {
    expect(ids, slug).toContain(catalog.problem(slug).reflect.microLessonId);
  }
});

test("a lesson that is not there is not found", async () => {
  expect(await lessons.find("no-such-bite")).toBeNull();
});
