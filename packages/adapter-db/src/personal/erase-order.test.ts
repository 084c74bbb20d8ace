import { type AnyPgColumn, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { referringFirst } from "./erase-order.ts";

const person = pgTable("person", { id: text("id").primaryKey() });
const attempt = pgTable("attempt", {
  id: text("id").primaryKey(),
  personId: text("person_id").references(() => person.id),
});
const event = pgTable("event", {
  id: text("id").primaryKey(),
  attemptId: text("attempt_id").references(() => attempt.id),
  actorId: text("actor_id").references(() => person.id),
});

test.each([[[person, attempt, event]], [[event, attempt, person]], [[attempt, event, person]]])(
  "what refers comes before what is referred to, however the list is written",
  (tables) => {
    expect(referringFirst(tables)).toEqual([event, attempt, person]);
  },
);

test("a table that refers to itself is no circle", () => {
  const comment = pgTable("comment", {
    id: text("id").primaryKey(),
    answerTo: text("answer_to").references((): AnyPgColumn => comment.id),
  });
  expect(referringFirst([comment])).toEqual([comment]);
});
